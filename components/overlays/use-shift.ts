'use client'

import { useLayoutEffect, useRef } from 'react'
import { shift } from './shift.motion'

/**
 * Lets the children of the returned ref's element glide when one of them comes or goes.
 * @param order changes when the list does
 */
export function useShift<E extends HTMLElement>(order: string) {
  const list = useRef<E>(null)
  const tops = useRef(new Map<Element, number>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the order has changed
  useLayoutEffect(() => {
    const next = new Map<Element, number>()
    for (const child of list.current?.children ?? []) {
      if (!(child instanceof HTMLElement)) continue
      next.set(child, child.offsetTop + (list.current?.offsetTop ?? 0))
      const before = tops.current.get(child)
      const by = before === undefined ? 0 : before - (next.get(child) ?? 0)
      if (by !== 0) shift(child, by)
    }
    tops.current = next
  }, [order])

  return list
}
