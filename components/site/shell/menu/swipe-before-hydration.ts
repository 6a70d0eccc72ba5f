import { backLadder } from '@/lib/back'
import { axisOf } from '@/lib/gesture/axis'
import { RECOGNITION, recognize } from '@/lib/gesture/recognizer'

/** Width of the strip at the start edge from which a swipe opens the drawer, px (engine.md section 3). */
export const EDGE_WIDTH = 50

/** Whether a swipe from the start edge goes back: on iOS, if there is a previous page, also during a transition. */
export const isSwipeBack = (): boolean =>
  document.documentElement.dataset.mode === 'ios' &&
  document.querySelector('[data-stack]:not([data-depth="0"])') !== null

/**
 * Before the code of the drawer has loaded, a swipe cannot drag it. A swipe that would do so requests it with the event
 * `patternbook:menu`, also if the code loads during the swipe. It is ignored if the same swipe goes back (iOS, with a
 * previous page), or if something is open.
 * @returns a function that stops listening for further swipes
 */
export const listenForSwipe = (): (() => void) => {
  const root = document.documentElement

  const begin = (down: PointerEvent) => {
    const { sign, inset } = axisOf(root)
    if (
      !down.isPrimary ||
      down.button !== 0 ||
      inset(down.clientX, root.getBoundingClientRect()) > EDGE_WIDTH
    )
      return
    if (isSwipeBack() || backLadder.closable()) return
    const off = new AbortController()
    const heard = { capture: true, signal: off.signal }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      const verdict = recognize(event.clientX - down.clientX, event.clientY - down.clientY, RECOGNITION)
      if (verdict === 'waiting') return
      off.abort()
      if (verdict === (sign === 1 ? 'towards' : 'away'))
        document.dispatchEvent(new CustomEvent('patternbook:menu'))
    }
    addEventListener('pointermove', move, heard)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => off.abort(), heard)
  }
  // In the capture phase, because React stops the propagation during hydration.
  addEventListener('pointerdown', begin, { capture: true })
  return () => removeEventListener('pointerdown', begin, { capture: true })
}
