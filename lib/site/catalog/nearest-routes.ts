import { editDistance } from './edit-distance'
import { exportedRoutes, findSection, type Route } from './index'

/** Keeps only letters and digits, in lowercase: `Action-Sheet/1` → `actionsheet1`. */
const normalizeName = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Returns the normalized names by which a page may be requested: its id and, for a page that lists the screens of a pattern, the
 * key and slug of the pattern.
 */
const namesOf = (route: Route): string[] => {
  const names = [normalizeName(route.id)]
  const section = route.listedSectionKey ? findSection(route.listedSectionKey) : undefined
  if (route.listedSectionKey) names.push(normalizeName(route.listedSectionKey))
  if (section) names.push(normalizeName(section.slug), `items${normalizeName(section.slug)}`)
  return names
}

/** Splits a name into its letters and the number at its end. */
const splitName = (name: string): [word: string, number: string] => {
  const word = name.replace(/\d+$/, '')
  return [word, name.slice(word.length)]
}

/**
 * Returns the distance of a route from a requested name. Letters count more than numbers, so `/login/9` finds the list of the
 * section first, then its screens. The distance is infinite if more than one letter and more than a third of the letters differ.
 */
const routeDistance = (requestedName: string, route: Route): number => {
  const [word, number] = splitName(requestedName)
  const distances = namesOf(route).map((name) => {
    const [routeWord, routeNumber] = splitName(name)
    const letterDistance = editDistance(word, routeWord)
    if (letterDistance > Math.max(1, word.length / 3)) return Number.POSITIVE_INFINITY
    return letterDistance + (number === routeNumber ? 0 : routeNumber ? 0.6 : 0.5)
  })
  return Math.min(...distances)
}

/**
 * Returns the pages whose URLs are similar to a URL that does not exist.
 * @param path the requested path, without the base path; may contain anything
 * @param count maximum number of pages
 * @returns the most similar first; empty if none is similar
 */
export const nearestRoutes = (path: string, count = 3): Route[] => {
  const requestedName = normalizeName(path)
  if (requestedName === '') return []
  return exportedRoutes
    .map((route) => ({ route, distance: routeDistance(requestedName, route) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ route }) => route)
}
