'use client'

import { useLayoutEffect, useRef } from 'react'
import { animateFlip } from './animate-flip.motion'

/**
 * Animates the children of an element to their new vertical positions when `orderKey` changes (FLIP), unless motion is reduced.
 * @param orderKey a string that changes when the children or their order change
 * @returns a ref for the element
 */
export function useFlipAnimation<E extends HTMLElement>(orderKey: string) {
  const listRef = useRef<E>(null)
  const previousTops = useRef(new Map<Element, number>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the order changes
  useLayoutEffect(() => {
    const currentTops = new Map<Element, number>()
    for (const child of listRef.current?.children ?? []) {
      if (!(child instanceof HTMLElement)) continue
      currentTops.set(child, child.offsetTop + (listRef.current?.offsetTop ?? 0))
      const previousTop = previousTops.current.get(child)
      const offsetY = previousTop === undefined ? 0 : previousTop - (currentTops.get(child) ?? 0)
      if (offsetY !== 0) animateFlip(child, offsetY)
    }
    previousTops.current = currentTops
  }, [orderKey])

  return listRef
}
