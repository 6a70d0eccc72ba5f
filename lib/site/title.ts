import { parentOf, type Route } from '../catalogue'
import { NAME } from './site'

/** Title of a page as browsers and search engines show it: unique across the book. */
export const titleOf = (route: Route): string => {
  if (route.id === 'home') return `${NAME}: mobile UI patterns, alive`
  const parent = parentOf(route)
  const context = parent && parent.id !== 'home' && parent.id !== route.id ? ` · ${parent.title}` : ''
  return `${route.title}${context} · ${NAME}`
}
