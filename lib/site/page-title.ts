import { PRODUCT_NAME } from './absolute-url'
import { parentRouteOf, type Route } from './catalog'

/** Returns the unique title of a page for browsers and search engines, such as `Gallery 1 · Image Gallery · Patternbook`. */
export const pageTitleOf = (route: Route): string => {
  if (route.id === 'home') return `${PRODUCT_NAME}: live mobile UI patterns`
  const parent = parentRouteOf(route)
  if (!parent || parent.id === 'home' || parent.id === route.id) return `${route.title} · ${PRODUCT_NAME}`
  return parent.title === route.title
    ? `${route.title} screen · ${PRODUCT_NAME}`
    : `${route.title} · ${parent.title} · ${PRODUCT_NAME}`
}
