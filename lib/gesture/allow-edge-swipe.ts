import { axisOf } from './axis'

/** Width of the zone at the start edge, px: that of UIKit's edge gesture. */
const EDGE = 20

/**
 * Lets a sideways touch at the start edge of the screen go back or open the menu, even if a row that scrolls sideways reaches this edge:
 * such a touch does not scroll the row. Pass this function as the ref of the row. The CSS property `touch-action` cannot do this, because
 * browsers apply the value of a control near the finger instead of the value at the edge.
 * @param row the element that scrolls; React passes `null` only to refs without a cleanup function
 * @returns a function that removes the listeners
 */
export function allowEdgeSwipe(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return
  let start: Touch | undefined
  const done = new AbortController()
  const { signal } = done
  const onStart = ({ touches: [touch] }: TouchEvent) => {
    const near = touch && axisOf(row).inset(touch.clientX, row.getBoundingClientRect()) <= EDGE
    start = near ? touch : undefined
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!start || !touch || !event.cancelable) return
    if (Math.abs(touch.clientX - start.clientX) > Math.abs(touch.clientY - start.clientY))
      event.preventDefault()
    // Prevents nothing from here on, because a browser that has begun to scroll continues to scroll.
    else start = undefined
  }
  row.addEventListener('touchstart', onStart, { signal, passive: true })
  row.addEventListener('touchmove', onMove, { signal, passive: false })
  return () => done.abort()
}
