import { pageStackEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'
import { preloadPages } from '@/lib/navigation/preload-pages'
import { untilIdle } from '@/lib/navigation/until-idle'
import { findRoute } from '@/lib/site/catalog'
import { STORAGE_KEYS, storage } from '@/lib/storage'

/**
 * Number of pages to preload: only the target of the first link, which is usually the back button of a screen. With more, pages
 * with many links would prefetch more than 150 kB (bench/prefetching.ts).
 */
const MAX_PREFETCHED_PAGES = 1

/**
 * Delay before fetching code that the first press on a link does not need, ms. The value is our own choice; the delay keeps
 * these requests from competing with the startup of the page.
 */
const SECONDARY_PREFETCH_DELAY_MS = 2700

/** Selector for the links in the page stack and in the toolbar. */
const LINK_SELECTOR = '[data-stack] a[href], .sh-toolbar a[href]'

/**
 * Finds the pages that the visible links lead to. Pages with the same screen, such as all lists of patterns, share their code, so
 * only the first of them is returned. Pages with the current screen are ignored.
 * @param currentPath app path of the current page
 * @returns app paths in the order of the links
 */
export const linkedPages = (currentPath: string): string[] => {
  const currentScreen = findRoute(currentPath)?.screen
  const pathByScreen = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINK_SELECTOR)) {
    if (link.origin !== location.origin || link.closest('[inert]') || link.getClientRects().length === 0)
      continue
    const route = findRoute(appPath(link.pathname))
    if (route?.ready && route.screen !== currentScreen && !pathByScreen.has(route.screen))
      pathByScreen.set(route.screen, route.path)
  }
  return [...pathByScreen.values()]
}

/** Returns true if the user requested offline use in Settings or the site runs as an installed app. */
const shouldDownloadSite = (): boolean =>
  storage().getSync(STORAGE_KEYS.keepOffline) === 'true' || matchMedia('(display-mode: standalone)').matches

const downloadSite = () =>
  import('@/lib/site/offline/keep-offline')
    .then(({ keepOfflineStore }) => keepOfflineStore.start())
    .catch(() => {})

/**
 * Preloads the page that the first visible link leads to, now and after every navigation. Later, when the browser is idle, it
 * preloads the code of overlays, the view for data that cannot be loaded, and the refraction of glass, and downloads the whole
 * site if the user requested this in Settings or installed the site. Failures are not reported, because a press that needs the
 * code loads it again.
 * @param secondaryDelayMs delay before everything except the linked page, ms
 * @returns a function that stops preloading
 */
export const startPrefetching = (secondaryDelayMs = SECONDARY_PREFETCH_DELAY_MS): (() => void) => {
  const controller = new AbortController()
  let stopPreloading = () => {}
  const preloadLinkedPages = () => {
    stopPreloading()
    stopPreloading = preloadPages(linkedPages(appPath(location.pathname)).slice(0, MAX_PREFETCHED_PAGES))
  }
  const prefetchAll = async () => {
    preloadLinkedPages()
    await new Promise((resolve) => setTimeout(resolve, secondaryDelayMs))
    await untilIdle()
    if (controller.signal.aborted) return
    await import('@/components/overlays/overlay-host')
      .then(({ preloadViews }) => preloadViews())
      .catch(() => {})
    // The view for a screen whose data cannot be loaded, possibly because the device is offline.
    await import('@/components/site/screens/sample-data-state-view').catch(() => {})
    if (controller.signal.aborted) return
    if (shouldDownloadSite()) void downloadSite()
    // The refraction is decoration, so its code loads after everything else.
    await import('./refract-glass')
      .then(({ refractGlass }) => refractGlass(controller.signal))
      .catch(() => {})
  }
  void prefetchAll()
  addEventListener('appinstalled', () => void downloadSite(), { signal: controller.signal })
  const unsubscribe = pageStackEvents.subscribe(({ type }) => {
    if (type === 'did-enter') preloadLinkedPages()
  })
  return () => {
    controller.abort()
    unsubscribe()
    stopPreloading()
  }
}
