import { distance } from './distance'
import { exportedRoutes, type Route, sectionOf } from './index'

/** Keeps only letters and digits, in lowercase: `Action-Sheet/1` → `actionsheet1`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Returns the names by which a page may be requested: its URL and, for the list of a section, the key and the slug of the section. */
const namesOf = (route: Route): string[] => {
  const names = [plain(route.id)]
  const section = route.param ? sectionOf(route.param) : undefined
  if (route.param) names.push(plain(route.param))
  if (section) names.push(plain(section.slug), `items${plain(section.slug)}`)
  return names
}

/** Splits a name into its letters and the number at its end. */
const split = (name: string): [word: string, number: string] => {
  const word = name.replace(/\d+$/, '')
  return [word, name.slice(word.length)]
}

/**
 * Returns the distance of a route from a requested name. Letters count more than numbers, so `/login/9` finds the list of the
 * section first, then its screens. The distance is infinite if more than one letter and more than a third of the letters differ.
 */
const routeDistance = (requested: string, route: Route): number => {
  const [word, number] = split(requested)
  const far = namesOf(route).map((name) => {
    const [ownWord, ownNumber] = split(name)
    const letters = distance(word, ownWord)
    if (letters > Math.max(1, word.length / 3)) return Number.POSITIVE_INFINITY
    return letters + (number === ownNumber ? 0 : ownNumber ? 0.6 : 0.5)
  })
  return Math.min(...far)
}

/**
 * Returns the pages whose URLs are similar to a URL that does not exist.
 * @param path the requested path, without the base path; may contain anything
 * @param count maximum number of pages
 * @returns the most similar first; empty if none is similar
 */
export const nearest = (path: string, count = 3): Route[] => {
  const requested = plain(path)
  if (requested === '') return []
  return exportedRoutes
    .map((route) => ({ route, far: routeDistance(requested, route) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ route }) => route)
}
