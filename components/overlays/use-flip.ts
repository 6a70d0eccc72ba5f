'use client'

import { useLayoutEffect, useRef } from 'react'
import { animateFlip } from './animate-flip.motion'

/**
 * Moves the children of an element smoothly to their new positions when a child is added or removed (FLIP).
 * @param order a string that changes when the children or their order change
 * @returns a ref for the element
 */
export function useFlip<E extends HTMLElement>(order: string) {
  const list = useRef<E>(null)
  const tops = useRef(new Map<Element, number>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the order changes
  useLayoutEffect(() => {
    const next = new Map<Element, number>()
    for (const child of list.current?.children ?? []) {
      if (!(child instanceof HTMLElement)) continue
      next.set(child, child.offsetTop + (list.current?.offsetTop ?? 0))
      const before = tops.current.get(child)
      const by = before === undefined ? 0 : before - (next.get(child) ?? 0)
      if (by !== 0) animateFlip(child, by)
    }
    tops.current = next
  }, [order])

  return list
}
