import { type RefObject, useEffect } from 'react'
import { overflowSides } from './overflow-sides'

/**
 * Sets `data-overflow-sides` of a horizontally scrolling element to the sides with overflow, so that scroll-row.css can fade
 * them, and scrolls clicked buttons into view.
 */
export const useOverflowFade = (rowRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = rowRef.current
    if (!element) return
    const controller = new AbortController()
    const updateSides = () => {
      element.dataset.overflowSides = overflowSides(element)
    }
    const revealButton = ({ target }: Event) =>
      (target as Element).closest('button')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    element.addEventListener('scroll', updateSides, { passive: true, signal: controller.signal })
    element.addEventListener('click', revealButton, { signal: controller.signal })
    const resizeObserver = new ResizeObserver(updateSides)
    for (const child of [element, ...element.children]) resizeObserver.observe(child)
    return () => {
      controller.abort()
      resizeObserver.disconnect()
    }
  }, [rowRef])
}
