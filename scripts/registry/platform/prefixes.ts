/**
 * Takes the prefix of the platform from the classes where it makes no difference: where the same class wins on every element
 * without it. Classes that are always overridden go.
 */

import type { Cascade } from './cascade'
import { mapped, partsOf, plain, platformOf } from './class-names'
import { runs } from './classes'
import { type Company, companies } from './company'
import { changed, parse } from './syntax'

/** Does a class style other elements than its own: children, what is inside, what comes after? */
const reaches = (name: string): boolean =>
  partsOf(name)
    .slice(0, -1)
    .some(
      (part) =>
        part === '*' || part === '**' || /^\[.*&.*[\s_>+~]/.test(part) || /^\[.*[\s_>+~].*&/.test(part),
    )

const isImportant = (name: string) => /^!|!$/.test(name)

/** Classes of the same string that another one overrides in every case. */
const overridden = (names: readonly string[], cascade: Cascade): Set<string> => {
  const own = names.filter((name) => platformOf(name) && partsOf(name).length === 2)
  return new Set(
    names.filter((name) => {
      const properties = cascade.properties(name)
      if (platformOf(name) || properties.size === 0 || partsOf(name).length > 1 || !cascade.isFlat(name))
        return false
      return own.some((over) => {
        const its = cascade.properties(plain(over))
        if (isImportant(over) !== isImportant(name) || !cascade.isFlat(plain(over))) return false
        return [...properties].every((one) => its.has(one) && one !== 'border' && one !== 'radius')
      })
    }),
  )
}

/** A property and all that it is a part of: `padding-inline-start`, `padding-inline`, `padding`. */
const wholes = (property: string): string[] => {
  const parts = property.split('-')
  return property.startsWith('--') ? [property] : parts.map((_, n) => parts.slice(0, n + 1).join('-'))
}

/** Finds those of some classes that set what a class sets, or a part or the whole of it. */
const rivalsOf = (names: readonly string[], cascade: Cascade) => {
  const setting = new Map<string, string[]>()
  const setIn = new Map<string, string[]>()
  const put = (map: Map<string, string[]>, key: string, name: string) => {
    const there = map.get(key)
    if (there) there.push(name)
    else map.set(key, [name])
  }
  for (const name of names)
    for (const property of cascade.properties(plain(name))) {
      put(setting, property, name)
      for (const whole of wholes(property)) put(setIn, whole, name)
    }
  return (name: string): string[] => {
    const its = [...cascade.properties(plain(name))]
    const found = [
      ...its.flatMap((property) => setIn.get(property) ?? []),
      ...its.flatMap(wholes).flatMap((whole) => setting.get(whole) ?? []),
    ]
    return [...new Set(found)].filter((other) => other !== name && isImportant(other) === isImportant(name))
  }
}

/** The classes of a company that have to keep their prefix. */
const keeping = (company: Company, strays: readonly string[], cascade: Cascade): Set<string> => {
  const { names } = company
  const own = [...names].filter((name) => platformOf(name))
  const others = [...new Set([...names, ...strays])]
  const places = cascade.places([...new Set([...own.map(plain), ...others])])
  const kept = new Set(
    own.filter((name) => company.strays.has(name) || reaches(name) || !places.has(plain(name))),
  )
  const rivals = rivalsOf(others, cascade)
  const wins = (one: string, other: string) => {
    const [a, b] = [places.get(one), places.get(other)]
    return a === undefined || b === undefined ? 0 : a > b ? 1 : -1
  }
  for (let grown = true; grown; ) {
    grown = false
    for (const name of own) {
      if (kept.has(name)) continue
      const differs = rivals(name).some((other) => {
        const then = platformOf(other) && !kept.has(other) && names.has(other) ? plain(other) : other
        return plain(name) !== then && wins(name, other) !== wins(plain(name), then)
      })
      if (!differs) continue
      kept.add(name)
      grown = true
    }
  }
  return kept
}

const textsWithout = (
  text: string,
  file: string,
  change: (place: string, name: string) => string | undefined,
) => {
  const source = parse(file, text)
  return changed(
    text,
    runs(source).flatMap(({ start, end, run }) => {
      if (!run.text.split(/\s+/).some(platformOf)) return []
      return [{ start, end, text: mapped(run, (name) => change(`${file}:${start}`, name)) }]
    }),
  )
}

/**
 * The files with as few prefixes as can be.
 * @param files paths of all code that is taken
 * @param text reads a file for one platform
 */
export const withoutPrefixes = (
  files: readonly string[],
  text: (file: string) => string,
  cascade: Cascade,
): Map<string, string> => {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/data/'))
  const lean = new Map(
    code.map((file) => {
      const source = parse(file, text(file))
      const gone = new Map(
        runs(source).map(({ start, run }) => [
          `${file}:${start}`,
          overridden(run.text.split(/\s+/).filter(Boolean), cascade),
        ]),
      )
      return [
        file,
        textsWithout(text(file), file, (place, name) => (gone.get(place)?.has(name) ? undefined : name)),
      ]
    }),
  )
  const all = companies(code, (file) => lean.get(file) ?? '')
  const strays = [...new Set(all.flatMap(({ names, strays }) => [...strays, ...[...names].filter(reaches)]))]
  const kept = new Map<string, Set<string>>()
  for (const company of all) {
    const keeps = keeping(company, strays, cascade)
    for (const place of company.places) kept.set(place, keeps)
  }
  return new Map(
    code.map((file) => [
      file,
      textsWithout(lean.get(file) ?? '', file, (place, name) =>
        platformOf(name) && kept.get(place)?.has(name) === false ? plain(name) : name,
      ),
    ]),
  )
}
