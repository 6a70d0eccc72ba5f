'use client'
import { Item, type ItemProps } from '@/components/ui/item'
import { useSortableRow } from './use-sortable-row'

/** An Item with a drag handle at its end. */
export function SortableItem({ id, handle, ...rest }: ItemProps & { id: number; handle: string }) {
  const { ref, className, handle: grip } = useSortableRow(id, handle)
  return <Item {...rest} ref={ref} className={className} actions={grip} />
}
