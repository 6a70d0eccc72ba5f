import { exported, find, menuKey, parentOf, type Route, routes } from '@/lib/catalogue'

/**
 * All pages of the book in the order in which they are likely to be wanted from here: the screens next to this one and
 * the page that lists it, then its section, then the rest as in the menu.
 * @param path app path of the page the user is on
 * @returns app paths without that page
 */
export const preloadOrder = (path: string): string[] => {
  const here = find(path)
  if (!here) return exported.map((route) => route.path)
  const section = routes.filter((route) => route.section === here.section && here.section !== undefined)
  const at = section.indexOf(here)
  const near = [section[at + 1], section[at - 1], parentOf(here)].filter((route) => route?.ready)
  const group = exported.filter((route) => menuKey(route) === menuKey(here))
  const order = new Set([
    ...(near as Route[]),
    ...section.filter((route) => route.ready),
    ...group,
    ...exported,
  ])
  order.delete(here)
  return [...order].map((route) => route.path)
}
