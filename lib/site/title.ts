import { parentOf, type Route } from './catalog'
import { NAME } from './site'

/** Title of a page in browsers and search engines, e.g. `Gallery 1 · Image Gallery · Patternbook`; unique within the site. */
export const titleOf = (route: Route): string => {
  if (route.id === 'home') return `${NAME}: live mobile UI patterns`
  const parent = parentOf(route)
  if (!parent || parent.id === 'home' || parent.id === route.id) return `${route.title} · ${NAME}`
  return parent.title === route.title
    ? `${route.title} screen · ${NAME}`
    : `${route.title} · ${parent.title} · ${NAME}`
}
