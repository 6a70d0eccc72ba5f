import { find } from '@/lib/catalogue'
import { appPath } from '@/lib/catalogue/href'
import { transitionEvents } from '@/lib/navigation/events'
import { preloadAll } from '@/lib/navigation/preload-all'

/** How many screens are made ready at most; a measure of ours, so that a page with many links stays within its budget. */
const MOST = 4

/** Links that lead on from what is shown: those of the page, and those of the toolbar where there is one. */
const LINKS = '[data-stack] a[href], .sh-bar a[href]'

/**
 * The pages one tap away: where the links lead that can be pressed now, one page for each screen.
 * @param path app path of the page the user is on
 * @returns app paths, in the order of the links
 */
export const oneTapAway = (path: string): string[] => {
  const here = find(path)?.screen
  const found = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (link.origin !== location.origin || link.closest('[inert]') || link.getClientRects().length === 0)
      continue
    const route = find(appPath(link.pathname))
    if (route?.ready && route.screen !== here && !found.has(route.screen)) found.set(route.screen, route.path)
  }
  return [...found.values()].slice(0, MOST)
}

/**
 * Makes the pages one tap away ready to open, while the browser has nothing else to do; again after every change of page.
 * @returns the way to stop
 */
export const fetchAhead = (): (() => void) => {
  let stop = preloadAll(oneTapAway(appPath(location.pathname)))
  const unsubscribe = transitionEvents.subscribe(({ type }) => {
    if (type !== 'did-enter') return
    stop()
    stop = preloadAll(oneTapAway(appPath(location.pathname)))
  })
  return () => {
    unsubscribe()
    stop()
  }
}
