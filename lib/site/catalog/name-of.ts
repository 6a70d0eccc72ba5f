import { find } from '@/lib/site/catalog'

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The registry name of a screen: `login/0` → `login-0`, `scrollSegment/1` → `scroll-segment-1`, `tab/0/tab/tab1` → `tab-1`.
 * Names never change, like addresses.
 * @param id id of a variant in the catalog
 */
export const nameOf = (id: string): string => {
  const [slug = '', ...rest] = id.split('/')
  const last = rest.at(-1)?.replace(/^tab/, '')
  return kebab(last === undefined ? slug : `${slug}-${last}`)
}

/** Single pages whose screens are in the registry, although they are not variants of a pattern. */
export const SINGLE_SCREENS = ['textview']

/** Pages of the site whose screens are in the registry too. The name of the item is that of the screen. */
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
 * The registry item with the code of a page.
 * @param path app path, e.g. `/login/0/` or `/items/login/`
 */
export const codeAt = (path: string): string | undefined => {
  const screen = find(path)?.screen
  return itemAt(path) ?? (screen && PAGES.includes(screen) ? screen : undefined)
}

/**
 * The registry item of a page with pictures.
 * @param path app path, e.g. `/login/0/`
 * @returns its name; undefined for lists, settings and other pages, which have no pictures ({@link codeAt})
 */
export const itemAt = (path: string): string | undefined => {
  const route = find(path)
  if (!route) return undefined
  const isVariant = route.screen === route.id && route.section !== undefined
  return isVariant || SINGLE_SCREENS.includes(route.id) ? nameOf(route.id) : undefined
}
