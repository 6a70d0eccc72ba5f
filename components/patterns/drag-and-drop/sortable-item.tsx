'use client'
import { Item, type ItemProps } from '@/components/ui/item'
import { useSortableRow } from './use-sortable-row'

/** An Item with a drag handle at its end. `handleLabel` is the accessible name of the handle. */
export function SortableItem({ id, handleLabel, ...rest }: ItemProps & { id: number; handleLabel: string }) {
  const { ref, className, dragHandle } = useSortableRow(id, handleLabel)
  return <Item {...rest} ref={ref} className={className} actions={dragHandle} />
}
