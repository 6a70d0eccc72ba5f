import { backHandlers } from '@/lib/back'
import { axisOf } from '@/lib/gesture/axis'
import { DEFAULT_RECOGNITION_OPTIONS, recognize } from '@/lib/gesture/recognizer'

/** Width of the area at the start edge from which a swipe opens the drawer, px: the same as for the iOS swipe back. */
export const SWIPE_EDGE_WIDTH_PX = 50

/** Returns whether a swipe from the start edge goes back: on iOS, if there is a previous page, even during a transition. */
export const canSwipeBack = (): boolean =>
  document.documentElement.dataset.mode === 'ios' &&
  document.querySelector('[data-stack]:not([data-depth="0"])') !== null

/**
 * Requests the drawer (event `patternbook:open-menu`) when the user swipes from the start edge before the code of the drawer has
 * loaded. The swipe is ignored if it goes back or if an overlay, another menu, or the inspector covers the page.
 * @returns a function that stops listening for swipes
 */
export const listenForEdgeSwipe = (): (() => void) => {
  const root = document.documentElement

  const onPointerDown = (startEvent: PointerEvent) => {
    const { sign, distanceFromStart } = axisOf(root)
    if (
      !startEvent.isPrimary ||
      startEvent.button !== 0 ||
      distanceFromStart(startEvent.clientX, root.getBoundingClientRect()) > SWIPE_EDGE_WIDTH_PX
    )
      return
    if (canSwipeBack() || backHandlers.getOpenItems().length > 0) return
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerId !== startEvent.pointerId) return
      const recognitionResult = recognize(
        event.clientX - startEvent.clientX,
        event.clientY - startEvent.clientY,
        DEFAULT_RECOGNITION_OPTIONS,
      )
      if (recognitionResult === 'waiting') return
      controller.abort()
      if (recognitionResult === (sign === 1 ? 'positive' : 'negative'))
        document.dispatchEvent(new CustomEvent('patternbook:open-menu'))
    }
    addEventListener('pointermove', onPointerMove, options)
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => controller.abort(), options)
  }
  // In the capture phase, because React stops the propagation of events during hydration.
  addEventListener('pointerdown', onPointerDown, { capture: true })
  return () => removeEventListener('pointerdown', onPointerDown, { capture: true })
}
