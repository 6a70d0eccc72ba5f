import { findRoute } from '@/lib/site/catalog'
import { isScreenWithoutPattern } from './screens-without-pattern'

const toKebabCase = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns the registry name of a screen: `login/0` → `login-0`, `scrollSegment/1` → `scroll-segment-1`, `tab/0/tab/tab1` →
 * `tab-1`. Registry names never change, like URLs.
 * @param id id of a screen in the catalog, or of a page in {@link SCREENS_WITHOUT_SECTION}
 */
export const registryItemName = (id: string): string => {
  const [slug = '', ...rest] = id.split('/')
  const last = rest.at(-1)?.replace(/^tab/, '')
  return toKebabCase(last === undefined ? slug : `${slug}-${last}`)
}

/** Ids of screens without a section that are in the registry with screenshots. */
export const SCREENS_WITHOUT_SECTION = ['textview']

/**
 * Returns the name of the registry item that contains the code of a page; undefined if there is none.
 * @param path app path, e.g. `/login/0/` or `/items/login/`
 */
export const registryItemNameForPath = (path: string): string | undefined => {
  const screen = findRoute(path)?.screen
  return screenItemNameForPath(path) ?? (screen && isScreenWithoutPattern(screen) ? screen : undefined)
}

/**
 * Returns the name of the registry item of a screen of a pattern; undefined for pages without screenshots, such as the list of a
 * pattern ({@link registryItemNameForPath} returns their items too).
 * @param path app path, e.g. `/login/0/`
 */
export const screenItemNameForPath = (path: string): string | undefined => {
  const route = findRoute(path)
  if (!route) return undefined
  const isPatternScreen = route.screen === route.id && route.section !== undefined
  return isPatternScreen || SCREENS_WITHOUT_SECTION.includes(route.id)
    ? registryItemName(route.id)
    : undefined
}
