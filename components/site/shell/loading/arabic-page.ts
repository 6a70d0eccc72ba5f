import { DATA_MISMATCH_EVENT, peekArabic, preloadArabic } from '@/lib/data/arabic'
import { ARABIC_TIMEOUT_MS } from '@/lib/data/arabic-timeout'
import { frame } from '@/lib/frame'
import { readQuery } from '@/lib/frame/query'
import { pageStackEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'
import { PRODUCT_NAME } from '@/lib/site/absolute-url'
import { dataPath, findRoute, parentRouteOf, type Route } from '@/lib/site/catalog'
import { pageTitleOf } from '@/lib/site/page-title'

/** Returns the data paths that the first render of a page needs; the index (`/list/`) also needs the names of all sections. */
const dataPathsOf = (route: Route, search: string): string[] => {
  const pageDataPath = dataPath(route.id, readQuery(search).gallery)
  return route.id === 'list' ? [pageDataPath, 'catalog'] : [pageDataPath]
}

/**
 * Waits until the Arabic strings of a page have loaded, so that its first render is Arabic; at most `ARABIC_TIMEOUT_MS`. Never
 * rejects: strings that cannot be loaded remain English.
 * @param search query of the page's URL
 */
export const whenArabicReady = async (route: Route, search: string): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, ARABIC_TIMEOUT_MS)
  })
  await Promise.race([Promise.all(dataPathsOf(route, search).map(preloadArabic)), timeout])
  clearTimeout(timer)
}

const englishFallbackText =
  'تعذّر جلب النص العربي لهذه الصفحة، لذا تظهر بالإنجليزية. تحقّق من الاتصال ثم أعد تحميلها.'
/** How long the notice is shown, ms: three times the default of a toast, because the notice is long. */
const NOTICE_DURATION_MS = 6000

/** App path of the page that is shown. In an embed, the URL does not change when the user navigates. */
let shownPath = appPath(location.pathname)

/** Time at which the notice of each page disappears (`performance.now()`), by path. Prevents showing a notice twice. */
const noticeEndTimes = new Map<string, number>()

/** Shows a notice if a page is still shown, but in English, because its Arabic strings could not be loaded in time. */
const announceEnglishFallback = async (path: string): Promise<void> => {
  const route = findRoute(path)
  if (!route || frame.get().lang !== 'ar') return
  const { search } = location
  await whenArabicReady(route, search)
  const now = performance.now()
  if (path !== shownPath || (noticeEndTimes.get(path) ?? 0) > now) return
  if (dataPathsOf(route, search).every((data) => peekArabic(data) !== undefined)) return
  noticeEndTimes.set(path, now + NOTICE_DURATION_MS)
  window.patternbook?.overlays.toast({ message: englishFallbackText, duration: NOTICE_DURATION_MS })
}
pageStackEvents.subscribe(({ type, path }) => {
  if (type === 'url') shownPath = path
  if (type === 'did-enter') void announceEnglishFallback(path)
})
// The shape of Arabic data is checked only when a page reads the data; this event reports a mismatch.
document.addEventListener(DATA_MISMATCH_EVENT, () => void announceEnglishFallback(shownPath))
// The did-enter event of the current page may have been emitted before this module loaded.
void announceEnglishFallback(shownPath)

/**
 * Returns the key of the section whose title is also the title of the page: for an items or subitems page, and for the
 * Typography page; undefined for other pages.
 */
const titleSectionKey = (route: Route): string | undefined =>
  route.id === 'textview' ? 'textViews' : route.section && route.listedSectionKey

/** Fields of Arabic data that contain titles: `toolbarTitle` in the data of a page, and the other fields in the catalog. */
type TitleStrings = {
  toolbarTitle?: string
  sections?: Record<string, { title: string } | undefined>
  screenTitles?: Record<string, string | undefined>
}

/**
 * Returns the Arabic title of a page; undefined for the pages of albums and photos, whose titles depend on their content.
 * @throws if the strings cannot be loaded
 */
export const arabicTitle = async (route: Route): Promise<string | undefined> => {
  const key = titleSectionKey(route)
  const path = key || route.section ? 'catalog' : dataPath(route.id)
  if (path.startsWith('imageGallery/')) return undefined
  await preloadArabic(path)
  const strings = peekArabic(path) as TitleStrings | undefined
  if (!strings)
    throw new Error(
      `Patternbook: the Arabic title of ${route.path} could not be loaded; a general label is used instead.`,
    )
  if (key) return strings.sections?.[key]?.title
  return route.section ? strings.screenTitles?.[route.id] : strings.toolbarTitle
}

/** Arabic names, for the document title, of the pages of albums and photos, for which `arabicTitle` returns undefined. */
const galleryPageTitles: Record<string, string | undefined> = {
  'image-gallery-subgallery': 'معرض',
  'full-image-gallery': 'صورة',
}

/** Returns the Arabic document title: the names of the page, section, and site, in the same order as `pageTitleOf`. */
const arabicDocumentTitle = async (route: Route): Promise<string | undefined> => {
  if (route.id === 'home') return `${PRODUCT_NAME}: أنماط حيّة لواجهات الهاتف`
  const parent = parentRouteOf(route)
  const [pageTitle, parentTitle] = await Promise.all([
    galleryPageTitles[route.id] ?? arabicTitle(route),
    parent && parent.id !== 'home' ? arabicTitle(parent) : undefined,
  ])
  return (
    pageTitle &&
    [pageTitle, parentTitle !== pageTitle && parentTitle, PRODUCT_NAME].filter(Boolean).join(' · ')
  )
}

/** The last Arabic document title, and the path of its page; undefined while the title is English. */
let lastArabicDocumentTitle: { path: string; title: string } | undefined

/** Sets the document title in the language of the frame, or in English if the Arabic strings cannot be loaded. */
const updateDocumentTitle = async (): Promise<void> => {
  const path = appPath(location.pathname)
  const route = findRoute(path)
  if (!route) return
  const isArabic = () => frame.get().lang === 'ar'
  const title = isArabic() ? await arabicDocumentTitle(route).catch(() => undefined) : undefined
  if (appPath(location.pathname) !== path) return
  lastArabicDocumentTitle = isArabic() && title ? { path, title } : undefined
  document.title = lastArabicDocumentTitle?.title ?? pageTitleOf(route)
}
// Hydration sets the English document title, possibly after the Arabic title has been set. This observer then sets the Arabic
// title again.
new MutationObserver(() => {
  const route = lastArabicDocumentTitle && findRoute(lastArabicDocumentTitle.path)
  const isCurrent = lastArabicDocumentTitle?.path === appPath(location.pathname) && frame.get().lang === 'ar'
  if (lastArabicDocumentTitle && route && isCurrent && document.title === pageTitleOf(route))
    document.title = lastArabicDocumentTitle.title
}).observe(document.head, { childList: true, subtree: true, characterData: true })
pageStackEvents.subscribe(({ type }) => {
  if (type === 'did-enter') void updateDocumentTitle()
})
frame.subscribe(() => void updateDocumentTitle())
void updateDocumentTitle()
