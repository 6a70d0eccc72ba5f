import type { BackGuardOptions } from './back-guard'
import { type ConnectSwipeBackOptions, connectSwipeBack } from './connect-swipe-back'
import { nextHistory } from './next-history'

/** The code that moves pages: templates, clock, and swipe. A page can be shown without it, so it is fetched later. */
export { createTransitionController } from '@/lib/transition/transition-controller'

/**
 * Connects the swipe to the page stack, and the guard of Back where the browser needs it.
 * @returns a function that disconnects them
 */
export const attach = <C>(options: ConnectSwipeBackOptions<C> & BackGuardOptions<C>): (() => void) => {
  const stops = [connectSwipeBack(options)]
  let stopped = false
  // Only a stack that writes to the browser history stores our field in the history entry. Embeds do not write to the history.
  if (!('CloseWatcher' in window) && nextHistory.read() !== undefined)
    void import('./back-guard').then(
      ({ guardBack }) => stopped || stops.push(guardBack(options)),
      // Without the guard, Back leaves the document, as it does without scripts.
      () => {},
    )
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}
