import { dataPath, type Route } from '@/lib/catalogue'
import { knownArabic, preloadArabic } from '@/lib/data/arabic'
import { ARABIC_PATIENCE } from '@/lib/data/arabic-patience'
import { readQuery } from '@/lib/frame/query'

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
