'use client'
import { useState } from 'react'

/**
 * Rows in an order of the user's own. Nothing is stored: a fresh page starts in the order of the data.
 * @param items the rows as the data has them; another language of them keeps the order
 * @returns the rows in their order, and a way to set the ids in a new one
 */
export function useOrder<T extends { id: number }>(items: readonly T[]) {
  const [order, setOrder] = useState<readonly number[]>()
  const sorted = order?.flatMap((id) => items.find((item) => item.id === id) ?? []) ?? items
  return [sorted, setOrder] as const
}
