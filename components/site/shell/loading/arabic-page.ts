import { DATA_MISMATCH, knownArabic, preloadArabic } from '@/lib/data/arabic'
import { ARABIC_TIMEOUT_MS } from '@/lib/data/arabic-timeout'
import { frame } from '@/lib/frame'
import { readQuery } from '@/lib/frame/query'
import { transitionEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'
import { dataPath, findRoute, parentOf, type Route } from '@/lib/site/catalog'
import { NAME } from '@/lib/site/site'
import { titleOf } from '@/lib/site/title'

/** Data paths that a page needs at first; the index also needs the names of all sections. */
const pathsOf = (route: Route, search: string): string[] => {
  const own = dataPath(route.id, readQuery(search).gallery)
  return route.id === 'list' ? [own, 'catalogue'] : [own]
}

/**
 * Waits for the Arabic strings of a page, so that its first frame is Arabic. Strings that cannot be loaded remain English.
 * @param search query of its URL
 */
export const whenArabicReady = async (route: Route, search: string): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, ARABIC_TIMEOUT_MS)
  })
  await Promise.race([Promise.all(pathsOf(route, search).map(preloadArabic)), timeout])
  clearTimeout(timer)
}

const englishFallbackText =
  'تعذّر جلب النص العربي لهذه الصفحة، لذا تظهر بالإنجليزية. تحقّق من الاتصال ثم أعد تحميلها.'
/**
 * How long the notice is shown, ms: three times the default of a toast, because the notice has three times as many
 * words.
 */
const NOTICE_DURATION_MS = 6000

/** Time until which the notice of a page is shown, `performance.now()`, so that it is not shown twice. */
const announcedUntil = new Map<string, number>()

/** Shows a notice if the current page remains English. */
const announceEnglishFallback = async (path: string): Promise<void> => {
  const route = findRoute(path)
  if (!route || frame.get().lang !== 'ar') return
  const { search } = location
  await whenArabicReady(route, search)
  const isShown = appPath(location.pathname) === path
  const now = performance.now()
  if (!isShown || (announcedUntil.get(path) ?? 0) > now) return
  if (pathsOf(route, search).every((data) => knownArabic(data) !== undefined)) return
  announcedUntil.set(path, now + NOTICE_DURATION_MS)
  window.patternbook?.overlays.toast({ message: englishFallbackText, duration: NOTICE_DURATION_MS })
}
transitionEvents.subscribe(({ type, path }) => {
  if (type === 'did-enter') void announceEnglishFallback(path)
})
// Only the page itself can detect that the data has a different shape than it expects.
document.addEventListener(DATA_MISMATCH, () => void announceEnglishFallback(appPath(location.pathname)))
// The first page entered before this module loaded.
void announceEnglishFallback(appPath(location.pathname))

/** Key of the section whose title a page has: that of a list page, or of Typography, a section with one screen. */
const sectionKey = (route: Route): string | undefined =>
  route.id === 'textview' ? 'textViews' : route.section && route.param

type Words = {
  toolbarTitle?: string
  sections?: Record<string, { title: string } | undefined>
  variants?: Record<string, string | undefined>
}

/**
 * The Arabic title of a page.
 * @returns undefined for the pages inside the galleries, whose title depends on their content
 * @throws if the strings cannot be loaded
 */
export const arabicTitle = async (route: Route): Promise<string | undefined> => {
  const key = sectionKey(route)
  const path = key || route.section ? 'catalogue' : dataPath(route.id)
  if (path.startsWith('imageGallery/')) return undefined
  await preloadArabic(path)
  const words = knownArabic(path) as Words | undefined
  if (!words)
    throw new Error(
      `Patternbook: the Arabic title of ${route.path} could not be loaded; a general label is used instead.`,
    )
  if (key) return words.sections?.[key]?.title
  return route.section ? words.variants?.[route.id] : words.toolbarTitle
}

/** Document titles of the pages inside the galleries, whose own title depends on their content. */
const galleryTitles: Record<string, string | undefined> = {
  'image-gallery-subgallery': 'معرض',
  'full-image-gallery': 'صورة',
}

/** The Arabic document title: page, section, and site, in the order of `titleOf`. */
const arabicDocumentTitle = async (route: Route): Promise<string | undefined> => {
  if (route.id === 'home') return `${NAME}: أنماط حيّة لواجهات الهاتف`
  const parent = parentOf(route)
  const [own, context] = await Promise.all([
    galleryTitles[route.id] ?? arabicTitle(route),
    parent && parent.id !== 'home' ? arabicTitle(parent) : undefined,
  ])
  return own && [own, context !== own && context, NAME].filter(Boolean).join(' · ')
}

/** The Arabic document title that was set last, and its page. */
let titled: { path: string; title: string } | undefined

/** Sets the document title in the language of the page. If the Arabic strings cannot be loaded, it remains English. */
const titleDocument = async (): Promise<void> => {
  const path = appPath(location.pathname)
  const route = findRoute(path)
  if (!route) return
  const isArabic = () => frame.get().lang === 'ar'
  const title = isArabic() ? await arabicDocumentTitle(route).catch(() => undefined) : undefined
  if (appPath(location.pathname) !== path) return
  titled = isArabic() && title ? { path, title } : undefined
  document.title = titled?.title ?? titleOf(route)
}
// React writes the English title of the document when it hydrates, which may be after the Arabic one has been set.
new MutationObserver(() => {
  const route = titled && findRoute(titled.path)
  const isCurrent = titled?.path === appPath(location.pathname) && frame.get().lang === 'ar'
  if (titled && route && isCurrent && document.title === titleOf(route)) document.title = titled.title
}).observe(document.head, { childList: true, subtree: true, characterData: true })
transitionEvents.subscribe(({ type }) => {
  if (type === 'did-enter') void titleDocument()
})
frame.subscribe(() => void titleDocument())
void titleDocument()
