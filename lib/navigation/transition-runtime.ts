import type { BackGuardOptions } from './back-guard'
import { type ConnectSwipeBackOptions, connectSwipeBack } from './connect-swipe-back'
import { nextHistory } from './next-history'

/** Creates page transitions. A page can be shown without the code of this module, so the code is fetched later. */
export { createTransitionController } from '@/lib/transition/transition-controller'

/**
 * Connects the swipe back to the page stack, and in browsers that need it, the guard of the first history entry.
 * @returns a function that disconnects them
 */
export const connectBack = <C>(options: ConnectSwipeBackOptions<C> & BackGuardOptions<C>): (() => void) => {
  const cleanups = [connectSwipeBack(options)]
  let isStopped = false
  // Only a stack that writes to the browser history stores our field in the history entry. Embeds do not write to the history.
  if (!('CloseWatcher' in window) && nextHistory.read() !== undefined)
    void import('./back-guard').then(
      ({ connectBackGuard }) => isStopped || cleanups.push(connectBackGuard(options)),
      // If the code of the guard cannot be loaded, Back on the first entry leaves the document even while an overlay is open.
      () => {},
    )
  return () => {
    isStopped = true
    for (const cleanup of cleanups) cleanup()
  }
}
