'use client'
import { Item, type ItemProps } from '@/components/ui/item'
import { useSortableRow } from './use-sortable-row'

/** An Item with a handle at its end. */
export function SortableItem({ id, handle, ...rest }: ItemProps & { id: number; handle: string }) {
  const row = useSortableRow(id, handle)
  return <Item {...rest} ref={row.ref} className={row.className} actions={row.handle} />
}
