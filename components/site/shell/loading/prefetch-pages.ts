import { transitionEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'
import { preloadAll } from '@/lib/navigation/preload-all'
import { untilIdle } from '@/lib/navigation/until-idle'
import { findRoute } from '@/lib/site/catalog'
import { KEYS, storage } from '@/lib/storage'

/**
 * Number of pages to preload. The first link is usually Back. If more pages were preloaded, pages with many links would
 * prefetch more than 150 kB (bench/prefetching.ts).
 */
const MAX_PAGES = 1

/** Delay of everything that the first tap on a link does not need, ms; our own choice, so that it does not compete with the start. */
const PREFETCH_DELAY_MS = 2700

/** Links to other pages: those of the current page, and those of the toolbar, if there is one. */
const LINKS = '[data-stack] a[href], .sh-toolbar a[href]'

/**
 * The pages one tap away: targets of the links that can be pressed now, one page for each screen.
 * @param path app path of the current page
 * @returns app paths in the order of the links
 */
export const linkedPages = (path: string): string[] => {
  const here = findRoute(path)?.screen
  const found = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (link.origin !== location.origin || link.closest('[inert]') || link.getClientRects().length === 0)
      continue
    const route = findRoute(appPath(link.pathname))
    if (route?.ready && route.screen !== here && !found.has(route.screen)) found.set(route.screen, route.path)
  }
  return [...found.values()]
}

/** Whether to download the whole site: chosen in Settings, or installed. */
const shouldDownloadSite = (): boolean =>
  storage().peek(KEYS.offline) === 'true' || matchMedia('(display-mode: standalone)').matches

const downloadSite = () =>
  import('@/lib/site/offline/keep-offline').then(({ keepOffline }) => keepOffline.start()).catch(() => {})

/**
 * Preloads the page of the first link and, later, the code of overlays when the browser is idle, and the page of the first link
 * again after every navigation. The whole site is downloaded only if the user requested it in Settings or installed the
 * site. If code cannot be loaded, the press that needs it loads it again and reports a failure.
 * @param delay delay before the code of overlays is preloaded, ms
 * @returns a function that stops it
 */
export const prefetch = (delay = PREFETCH_DELAY_MS): (() => void) => {
  const controller = new AbortController()
  let stop = () => {}
  const next = () => {
    stop()
    stop = preloadAll(linkedPages(appPath(location.pathname)).slice(0, MAX_PAGES))
  }
  const begin = async () => {
    next()
    await new Promise((resolve) => setTimeout(resolve, delay))
    await untilIdle()
    if (controller.signal.aborted) return
    await import('@/components/overlays/host').then(({ preloadViews }) => preloadViews()).catch(() => {})
    // The view for a screen whose data cannot be loaded, possibly because the device is offline.
    await import('@/components/site/screens/sample-state-view').catch(() => {})
    if (controller.signal.aborted) return
    if (shouldDownloadSite()) void downloadSite()
    // Decoration, so it loads after everything else.
    await import('./refract-glass')
      .then(({ refractGlass }) => refractGlass(controller.signal))
      .catch(() => {})
  }
  void begin()
  addEventListener('appinstalled', () => void downloadSite(), { signal: controller.signal })
  const unsubscribe = transitionEvents.subscribe(({ type }) => {
    if (type === 'did-enter') next()
  })
  return () => {
    controller.abort()
    unsubscribe()
    stop()
  }
}
