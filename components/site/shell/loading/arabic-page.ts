import { dataPath, find, type Route } from '@/lib/catalogue'
import { knownArabic, MISFIT, preloadArabic } from '@/lib/data/arabic'
import { ARABIC_PATIENCE } from '@/lib/data/arabic-patience'
import { frame } from '@/lib/frame'
import { readQuery } from '@/lib/frame/query'
import { transitionEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'

/** The data a page shows at once; the index also names every section. */
const pathsOf = (route: Route, search: string): string[] => {
  const own = dataPath(route.id, readQuery(search).gallery)
  return route.id === 'list' ? [own, 'catalogue'] : [own]
}

/**
 * Waits for the Arabic of a page, so that it comes in Arabic from its first frame on. What cannot be fetched is English.
 * @param search query of its address
 */
export const arabicReady = async (route: Route, search: string): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, ARABIC_PATIENCE)
  })
  await Promise.race([Promise.all(pathsOf(route, search).map(preloadArabic)), enough])
  clearTimeout(timer)
}

const missing = 'تعذّر جلب النص العربي لهذه الصفحة، لذا تظهر بالإنجليزية. تحقّق من الاتصال ثم أعد تحميلها.'
/** How long the word about it stays, ms: three times a toast's own time, for three times its words. */
const READING_TIME = 6000

/** Until when the notice about a page is shown, `performance.now()`: it is not shown twice at a time. */
const told = new Map<string, number>()

/** Says so when the page that is shown has to stay English. */
const tellOfEnglish = async (path: string): Promise<void> => {
  const route = find(path)
  if (!route || frame.get().lang !== 'ar') return
  const { search } = location
  await arabicReady(route, search)
  const isShown = appPath(location.pathname) === path
  const now = performance.now()
  if (!isShown || (told.get(path) ?? 0) > now) return
  if (pathsOf(route, search).every((data) => knownArabic(data) !== undefined)) return
  told.set(path, now + READING_TIME)
  window.patternbook?.overlays.toast({ message: missing, duration: READING_TIME })
}
transitionEvents.subscribe(({ type, path }) => {
  if (type === 'did-enter') void tellOfEnglish(path)
})
// Of another shape than the page expects, which only the page itself can find out.
document.addEventListener(MISFIT, () => void tellOfEnglish(appPath(location.pathname)))
// The page that the document has brought along entered before this was here.
void tellOfEnglish(appPath(location.pathname))

type Words = {
  toolbarTitle?: string
  sections?: Record<string, { title: string } | undefined>
  variants?: Record<string, string | undefined>
}

/**
 * What a page is called in Arabic.
 * @returns undefined for the pages inside the galleries, which are called what they show
 * @throws when the words cannot be fetched
 */
export const arabicTitle = async (route: Route): Promise<string | undefined> => {
  const path = route.section ? 'catalogue' : dataPath(route.id)
  if (path.startsWith('imageGallery/')) return undefined
  await preloadArabic(path)
  const words = knownArabic(path) as Words | undefined
  if (!words)
    throw new Error(`Patternbook: the Arabic title of ${route.path} is not there; a general word stands in.`)
  if (!route.section) return words.toolbarTitle
  return route.param ? words.sections?.[route.param]?.title : words.variants?.[route.id]
}
