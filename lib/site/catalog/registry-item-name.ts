import { findRoute } from '@/lib/site/catalog'
import { isScreenWithoutPattern } from './screens-without-pattern'

const toKebabCase = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns the name of a screen's registry item: `login/0` → `login-0`, `scrollSegment/1` → `scroll-segment-1`, `tab/0/tab/tab1` →
 * `tab-1`. Registry names never change, like URLs.
 * @param id ID of a screen in the catalog or in {@link SCREENS_WITHOUT_SECTION}, or a name in `SCREENS_WITHOUT_PATTERN`
 */
export const registryItemName = (id: string): string => {
  const [slug = '', ...rest] = id.split('/')
  const last = rest.at(-1)?.replace(/^tab/, '')
  return toKebabCase(last === undefined ? slug : `${slug}-${last}`)
}

/**
 * IDs of the screens of patterns that are not sections. Like the screens of sections, they have screenshots; the screens in
 * `SCREENS_WITHOUT_PATTERN` have none.
 */
export const SCREENS_WITHOUT_SECTION = ['textview']

/**
 * Returns the name of the registry item that contains the code of a page; undefined if there is none.
 * @param path app path, e.g. `/login/0/` or `/items/login/`
 */
export const registryItemNameForPath = (path: string): string | undefined => {
  const screen = findRoute(path)?.screen
  return patternScreenItemNameForPath(path) ?? (screen && isScreenWithoutPattern(screen) ? screen : undefined)
}

/**
 * Returns the name of the registry item of a pattern's screen. Returns undefined for other paths, such as a page that lists the
 * screens of a pattern; {@link registryItemNameForPath} also returns the items of such pages. Every screen with a name here has
 * screenshots.
 * @param path app path, e.g. `/login/0/`
 */
export const patternScreenItemNameForPath = (path: string): string | undefined => {
  const route = findRoute(path)
  if (!route) return undefined
  const isPatternScreen = route.screen === route.id && route.section !== undefined
  return isPatternScreen || SCREENS_WITHOUT_SECTION.includes(route.id)
    ? registryItemName(route.id)
    : undefined
}
