import { axisOf } from './axis'

/** Width of the zone at the start edge in which a sideways touch does not scroll the row, px. */
const EDGE_WIDTH_PX = 20

/**
 * Lets a sideways touch at the start edge of the screen go back or open the menu, even if a row that scrolls sideways reaches
 * this edge: such a touch does not scroll the row. Pass this function as the ref of the row. CSS cannot do this: browsers apply
 * the `touch-action` of a control near the finger, even if the finger is on another element at the edge.
 * @param scroller the element that scrolls; React passes `null` only to refs without a cleanup function
 * @returns a function that removes the listeners; undefined for `null`
 */
export function allowEdgeSwipe(scroller: HTMLElement | null): (() => void) | undefined {
  if (!scroller) return
  let startTouch: Touch | undefined
  const controller = new AbortController()
  const { signal } = controller
  const onStart = ({ touches: [touch] }: TouchEvent) => {
    const isNearEdge =
      touch &&
      axisOf(scroller).distanceFromStart(touch.clientX, scroller.getBoundingClientRect()) <= EDGE_WIDTH_PX
    startTouch = isNearEdge ? touch : undefined
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!startTouch || !touch || !event.cancelable) return
    if (Math.abs(touch.clientX - startTouch.clientX) > Math.abs(touch.clientY - startTouch.clientY))
      event.preventDefault()
    // The browser may now scroll, and later events cannot prevent that.
    else startTouch = undefined
  }
  scroller.addEventListener('touchstart', onStart, { signal, passive: true })
  scroller.addEventListener('touchmove', onMove, { signal, passive: false })
  return () => controller.abort()
}
