import { type RefObject, useEffect } from 'react'
import { overflowSides } from './overflow-sides'

/**
 * Sets `data-more` of a horizontally scrolling element to the sides with overflow, so that scroll-row.css can fade them, and
 * scrolls clicked buttons into view.
 */
export const useOverflowFade = (strip: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const controller = new AbortController()
    const look = () => {
      element.dataset.more = overflowSides(element)
    }
    const show = ({ target }: Event) =>
      (target as Element).closest('button')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    element.addEventListener('scroll', look, { passive: true, signal: controller.signal })
    element.addEventListener('click', show, { signal: controller.signal })
    const sizes = new ResizeObserver(look)
    for (const part of [element, ...element.children]) sizes.observe(part)
    return () => {
      controller.abort()
      sizes.disconnect()
    }
  }, [strip])
}
