import { distance } from './distance'
import { exported, type Route, sectionOf } from './index'

/** Letters and digits alone: `Action-Sheet/1` → `actionsheet1`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The names a page could be asked for by: its address, and for the list of a section also the section itself. */
const namesOf = (route: Route): string[] => {
  const names = [plain(route.id)]
  const section = route.param ? sectionOf(route.param) : undefined
  if (route.param) names.push(plain(route.param))
  if (section) names.push(plain(section.slug), `items${plain(section.slug)}`)
  return names
}

/** A name in two parts: its letters, and the number at its end. */
const split = (name: string): [word: string, number: string] => {
  const word = name.replace(/\d+$/, '')
  return [word, name.slice(word.length)]
}

/**
 * How far a page is from what was asked for: letters first, then numbers, so that `/login/9` finds the logins, and
 * their list before one of them. More than a third of the letters wrong is no likeness.
 */
const distanceTo = (asked: string, route: Route): number => {
  const [word, number] = split(asked)
  const far = namesOf(route).map((name) => {
    const [ownWord, ownNumber] = split(name)
    const letters = distance(word, ownWord)
    if (letters > Math.max(1, word.length / 3)) return Number.POSITIVE_INFINITY
    return letters + (number === ownNumber ? 0 : ownNumber ? 0.6 : 0.5)
  })
  return Math.min(...far)
}

/**
 * The pages of the book that somebody may have meant by an address that is not in it.
 * @param path the path asked for, without the base path; anything may stand in it
 * @param count how many at most
 * @returns the nearest first; nothing where nothing is alike
 */
export const nearest = (path: string, count = 3): Route[] => {
  const asked = plain(path)
  if (asked === '') return []
  return exported
    .map((route) => ({ route, far: distanceTo(asked, route) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ route }) => route)
}
