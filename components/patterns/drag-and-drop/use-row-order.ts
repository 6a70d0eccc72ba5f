'use client'
import { useState } from 'react'

/**
 * Sorts rows in an order that the user can change. The order is not stored, so a new page starts with the order of the data.
 * @param items the rows in the order of the data. Once the user has changed the order, a change of language keeps the user's
 *   order, and rows that are new in `items` are last
 * @returns the rows in the current order, and a setter for the order of their ids
 */
export function useRowOrder<T extends { id: number }>(items: readonly T[]) {
  const [order, setOrder] = useState<readonly number[]>()
  const sortedItems = order
    ? [
        ...order.flatMap((id) => items.find((item) => item.id === id) ?? []),
        ...items.filter(({ id }) => !order.includes(id)),
      ]
    : items
  return [sortedItems, setOrder] as const
}
