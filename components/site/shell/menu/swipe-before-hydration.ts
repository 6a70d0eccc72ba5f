import { backLadder } from '@/lib/back'
import { axisOf } from '@/lib/gesture/axis'
import { RECOGNITION, recognize } from '@/lib/gesture/recognizer'

/** The strip at the start edge from which the drawer can be pulled in, px (engine.md section 3). */
export const EDGE_WIDTH = 50

/** Whether a swipe from the start edge leads back: on iOS, where a page lies beneath, also while pages are moving. */
export const isSwipeBack = (): boolean =>
  document.documentElement.dataset.mode === 'ios' &&
  document.querySelector('[data-stack]:not([data-depth="0"])') !== null

/**
 * Until the code of the drawer is there, no finger can pull it in. A swipe that would have begun to is taken for the wish
 * to have it open: told as `patternbook:menu`, even when the code has come while the finger was on its way. Not where the
 * same swipe leads back (iOS, a page beneath), nor over anything that is open.
 * @returns stops listening for further swipes
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
  // On the way down: what has not come to life yet lets no press through (React stops it while it hydrates).
  addEventListener('pointerdown', begin, { capture: true })
  return () => removeEventListener('pointerdown', begin, { capture: true })
}
