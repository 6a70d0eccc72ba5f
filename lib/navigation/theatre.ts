import type { BackGuardOptions } from './back-guard'
import { nextHistory } from './next-history'
import { type SwipePagesOptions, swipePages } from './swipe-pages'

/** What moves pages: templates, clock, finger. Not needed to show a page, so it is fetched after one has been shown. */
export { createTransitionController } from '@/lib/transition/transition-controller'

/**
 * Connects the finger to the page stack, and the browser's Back where it needs help.
 * @returns the way to stop
 */
export const attach = <C>(options: SwipePagesOptions<C> & BackGuardOptions<C>): (() => void) => {
  const stops = [swipePages(options)]
  let stopped = false
  // Only the stack that writes the browser's history has marked its entry: none in an embed does.
  if (!('CloseWatcher' in window) && nextHistory.read() !== undefined)
    void import('./back-guard').then(
      ({ guardBack }) => stopped || stops.push(guardBack(options)),
      // Without it Back leaves the document, as it would without scripts.
      () => {},
    )
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}
