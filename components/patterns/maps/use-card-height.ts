import { type RefObject, useEffect } from 'react'

/**
 * Sets the height of a card as `--card-height` on its parent. On iOS 26, the map continues behind the card, and uses this height
 * so that the card does not cover the buttons of the map.
 * @param cardRef the card over the lower edge of the map
 */
export const useCardHeight = (cardRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = cardRef.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--card-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [cardRef])
}
