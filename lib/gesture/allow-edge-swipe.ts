import { axisOf } from './axis'

/** Width of the zone at the start edge, px: that of UIKit's edge gesture. */
const EDGE = 20

/**
 * Ref of a row that scrolls sideways up to the edge of the screen. A sideways touch that begins at the start edge does not
 * scroll the row, so that it goes back or opens the menu. `touch-action` cannot do this: near the finger, browsers prefer a
 * control, and use its `touch-action`.
 * @param row the scroller; React passes `null` only to refs without a cleanup function
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
    // A browser that has begun to scroll continues.
    else start = undefined
  }
  row.addEventListener('touchstart', onStart, { signal, passive: true })
  row.addEventListener('touchmove', onMove, { signal, passive: false })
  return () => done.abort()
}
