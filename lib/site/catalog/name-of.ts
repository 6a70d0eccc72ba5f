import { find } from '@/lib/site/catalog'

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The name under which a screen is taken away: `login/0` → `login-0`, `scrollSegment/1` → `scroll-segment-1`,
 * `tab/0/tab/tab1` → `tab-1`. Names are for good, like addresses.
 * @param id id of a variant in the catalogue
 */
export const nameOf = (id: string): string => {
  const [slug = '', ...rest] = id.split('/')
  const last = rest.at(-1)?.replace(/^tab/, '')
  return kebab(last === undefined ? slug : `${slug}-${last}`)
}

/** Pages of one document that show a screen which can be taken, though they are no variants of a pattern. */
export const SINGLE_SCREENS = ['textview']

/** Pages of the site itself whose screens can be taken as well, by the name of the screen, which is that of the item. */
const PAGES: readonly string[] = [
  'home',
  'list',
  'items',
  'subitems',
  'settings',
  'image-gallery-subgallery',
  'full-image-gallery',
]

/**
 * The item with the code of a page.
 * @param path app path, e.g. `/login/0/` or `/items/login/`
 */
export const codeAt = (path: string): string | undefined => {
  const screen = find(path)?.screen
  return itemAt(path) ?? (screen && PAGES.includes(screen) ? screen : undefined)
}

/**
 * What can be taken from a page of the book.
 * @param path app path, e.g. `/login/0/`
 * @returns the item's name; nothing for lists, settings and other pages, which have no picture ({@link codeAt})
 */
export const itemAt = (path: string): string | undefined => {
  const route = find(path)
  if (!route) return undefined
  const isVariant = route.screen === route.id && route.section !== undefined
  return isVariant || SINGLE_SCREENS.includes(route.id) ? nameOf(route.id) : undefined
}
