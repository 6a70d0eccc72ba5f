import { transitionEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'
import { preloadAll } from '@/lib/navigation/preload-all'
import { find } from '@/lib/site/catalog'
import { KEYS, storage } from '@/lib/storage'

/** How many screens are made ready at most; a measure of ours, so that a page with many links stays within its budget. */
const MAX_SCREENS = 4

/** Links that lead on from what is shown: those of the page, and those of the toolbar where there is one. */
const LINKS = '[data-stack] a[href], .sh-toolbar a[href]'

/**
 * The pages one tap away: where the links lead that can be pressed now, one page for each screen.
 * @param path app path of the page the user is on
 * @returns app paths, in the order of the links
 */
export const linkedPages = (path: string): string[] => {
  const here = find(path)?.screen
  const found = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (link.origin !== location.origin || link.closest('[inert]') || link.getClientRects().length === 0)
      continue
    const route = find(appPath(link.pathname))
    if (route?.ready && route.screen !== here && !found.has(route.screen)) found.set(route.screen, route.path)
  }
  return [...found.values()].slice(0, MAX_SCREENS)
}

/** Whether the whole site is to be kept on this device: chosen in Settings, or installed. */
const shouldDownloadSite = (): boolean =>
  storage().peek(KEYS.offline) === 'true' || matchMedia('(display-mode: standalone)').matches

const downloadSite = () =>
  import('@/lib/site/offline/keep-offline').then(({ keepOffline }) => keepOffline.start()).catch(() => {})

/**
 * Fetches the code of overlays and makes the pages one tap away ready to open, while the browser has nothing else to do;
 * the latter again after every change of page. The whole site is fetched only where a person asked for it. Failures are
 * left to the press that needs what did not come.
 * @returns the way to stop
 */
export const prefetch = (): (() => void) => {
  const off = new AbortController()
  let stop = () => {}
  const next = () => {
    stop()
    stop = preloadAll(linkedPages(appPath(location.pathname)))
  }
  const begin = async () => {
    await import('@/components/overlays/host').then(({ preloadViews }) => preloadViews()).catch(() => {})
    // What a screen shows when its data cannot be read, which may be because the network is gone.
    await import('@/components/ui/state-view').catch(() => {})
    if (off.signal.aborted) return
    next()
    if (shouldDownloadSite()) void downloadSite()
  }
  void begin()
  addEventListener('appinstalled', () => void downloadSite(), { signal: off.signal })
  const unsubscribe = transitionEvents.subscribe(({ type }) => {
    if (type === 'did-enter') next()
  })
  return () => {
    off.abort()
    unsubscribe()
    stop()
  }
}
