/**
 * Extracts the props of a component from its source: types, doc comments, and defaults. Resolves types through imports,
 * intersections, unions, `Omit`, and `Pick`. Relies on the formatting of Biome, because TypeScript 7 has no stable compiler API
 * yet.
 */
import type { ApiMember } from '@/lib/site/api'
import { moduleAt, read } from './api'
import { membersOf, seek } from './api-text'

/** The props of a component, and the element whose attributes it also accepts. */
export type Props = { members: ApiMember[]; element?: string }

/** Splits the text of a type at a separator, except inside brackets (including angle brackets), strings, and comments. */
const split = (type: string, sign: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < type.length; at++) {
    const character = type[at] ?? ''
    if (type.startsWith('/*', at)) at = type.indexOf('*/', at) + 1
    else if ("'`".includes(character)) at = type.indexOf(character, at + 1)
    else if ('([{<'.includes(character)) depth++
    else if (')]}'.includes(character) || (character === '>' && type[at - 1] !== '=')) depth--
    else if (depth === 0 && character === sign) {
      parts.push(type.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, type.slice(from)].map((part) => part.trim()).filter(Boolean)
}

/** Matches the end of a declaration: a line break, unless the next line continues the declaration. */
const END = /\n(?!\s*[|&?:)])/

/** Returns the number of angle brackets that are open at the end of a text. */
const open = (text: string): number =>
  (text.match(/</g)?.length ?? 0) - (text.replaceAll('=>', '').match(/>/g)?.length ?? 0)

/** Finds a type that a file declares or imports. Returns its text, and the path of the file that declares it. */
const declared = (name: string, file: string): { file: string; type: string } | undefined => {
  const text = read(file)
  const own = new RegExp(
    `^(?:export )?(?:type (${name})\\b(?:<[^=]*>)? = |interface (${name})\\b[^{]*)`,
    'm',
  ).exec(text)
  if (own) {
    const from = own.index + own[0].length
    let end = own[2] ? text.indexOf('\n}', from) + 2 : seek(text, from, END)
    // `seek` does not count angle brackets: type arguments may continue on the next line.
    while (!own[2] && open(text.slice(from, end)) > 0) end = seek(text, end + 1, END)
    return { file, type: text.slice(from, end).trim() }
  }
  for (const [, names = '', target = ''] of text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)) {
    const isIt = names.split(',').some((part) => part.replace(/\btype\b/, '').trim() === name)
    if (isIt && /^(@\/|\.|@patternbook)/.test(target)) return declared(name, moduleAt(file, target))
  }
  return undefined
}

/** Returns the keys of a constant object as a union; undefined for more than 12 keys, or if the file has no such constant. */
const keysOf = (name: string, file: string): string | undefined => {
  const text = read(file)
  const at = new RegExp(`^(?:export )?const ${name}\\b[^=]*= \\{`, 'm').exec(text)
  if (!at) return undefined
  const from = at.index + at[0].length
  const body = text.slice(from, seek(text, from, /\}/)).replace(/\/\/.*$/gm, '')
  const keys = split(body, ',').map((entry) => entry.split(':')[0]?.replace(/['"\s]/g, '') ?? '')
  return keys.length > 12 ? undefined : keys.map((key) => `'${key}'`).join(' | ')
}

/** Maximum number of string literals in a union that is shown instead of its name. */
const MAX_WORDS = 8

/**
 * Resolves one alternative of the type of a prop. Readers of the page cannot see the declarations in the file, so references to the
 * keys of a constant, to a short union of string literals, or to the type of another prop are replaced.
 */
const resolvedPart = (type: string, file: string): string => {
  const keys = /^keyof typeof (\w+)$/.exec(type)?.[1]
  if (keys) return keysOf(keys, file) ?? type
  const [, owner = '', key] = /^(\w+)\['(\w+)'\]$/.exec(type) ?? []
  const member = key && resolve(owner, file).members.find(({ name }) => name === key)
  if (member) return member.type
  const union = /^[A-Z]\w+$/.test(type) ? split(declared(type, file)?.type ?? '', '|') : []
  const isWords =
    union.length > 1 && union.length <= MAX_WORDS && union.every((member) => /^'.*'$/.test(member))
  return isWords ? union.join(' | ') : type
}

/** Resolves all alternatives of the type of a prop. */
const resolvedType = (type: string, file: string): string =>
  split(type, '|')
    .map((part) => resolvedPart(part, file))
    .join(' | ')

/** Merges the members of several types. A member that several types contain is listed once, with the union of its types. */
const merged = (parts: readonly Props[]): ApiMember[] => {
  const all = new Map<string, ApiMember>()
  for (const { members } of parts)
    for (const member of members) {
      const before = all.get(member.name)
      const types = [...new Set([before?.type, member.type])].filter((type) => type && type !== 'undefined')
      all.set(member.name, {
        ...member,
        optional: member.optional || before?.optional === true,
        type: types.join(' | '),
        text: before?.text || member.text,
      })
    }
  return [...all.values()]
}

/** Returns the members of a type, and the element whose attributes the type includes. */
const resolve = (type: string, file: string): Props => {
  const text = type.trim().replace(/^[|&] /, '')
  for (const sign of ['|', '&']) {
    const parts = split(text, sign)
    if (parts.length < 2) continue
    const found = parts.map((part) => resolve(part, file))
    return { members: merged(found), element: found.find(({ element }) => element)?.element }
  }
  if (text.startsWith('(')) return resolve(text.slice(1, -1), file)
  if (text.startsWith('{'))
    return {
      members: membersOf(text.slice(1, text.lastIndexOf('}'))).map((member) => ({
        ...member,
        type: resolvedType(member.type, file),
      })),
    }
  const [, name = '', inside] = /^(\w+)(?:<([\s\S]*)>)?$/.exec(text) ?? []
  if (inside !== undefined) {
    const [first = '', second = ''] = split(inside, ',')
    if (name === 'ComponentProps') return { members: [], element: first.replace(/'/g, '') }
    const of = resolve(first, file)
    const keys = [...second.matchAll(/'([\w-]+)'/g)].map(([, key]) => key)
    if (name === 'Omit') return { ...of, members: of.members.filter((member) => !keys.includes(member.name)) }
    if (name === 'Pick') return { members: of.members.filter((member) => keys.includes(member.name)) }
    return of
  }
  const found = declared(name, file)
  return found ? resolve(found.type, found.file) : { members: [] }
}

/** Returns the default values in the destructuring of the props, by prop. Empty strings and long values are omitted. */
const defaultsIn = (text: string): Map<string, string> =>
  new Map(
    split(text, ',').flatMap((part): [string, string][] => {
      const [, name = '', value = ''] = /^(\w+)(?:: \w+)? = ([\s\S]+)$/.exec(part) ?? []
      return name && value !== "''" && value.length < 24 ? [[name, value]] : []
    }),
  )

/**
 * Returns the props of a component.
 * @param file path of its source, from the root of the repository
 * @param name name of the component
 * @throws if the file exports no function with this name
 */
export const propsOf = (file: string, name: string): Props => {
  const text = read(file)
  const at = text.indexOf(`export function ${name}(`)
  if (at < 0) throw new Error(`Patternbook: ${file} exports no component ${name}, so ${name} has no page.`)
  const from = at + `export function ${name}(`.length
  const close = seek(text, from, /\)/)
  const parameter = text.slice(from, close).trim()
  const body = text.slice(close, text.indexOf('\n}\n', close))
  const isDestructured = parameter.startsWith('{')
  const end = isDestructured ? seek(parameter, 1, /\}/) : 0
  const type = parameter.slice(parameter.indexOf(':', end) + 1).replace(/,$/, '')
  const { members, element } = parameter ? resolve(type, file) : { members: [] }
  const patterns = isDestructured
    ? [parameter.slice(1, end)]
    : [...body.matchAll(/const \{([^}]*)\} = props/g)].map(([, inside = '']) => inside)
  const defaults = new Map(patterns.flatMap((inside) => [...defaultsIn(inside)]))
  return {
    members: members.map((member) => {
      const value = defaults.get(member.name)
      const isDocumented = value === undefined || /\bdefault/i.test(member.text)
      return { ...member, text: isDocumented ? member.text : `${member.text} Default \`${value}\`.`.trim() }
    }),
    ...(element && { element }),
  }
}

/** Returns the names of the components that a file exports. */
export const componentsIn = (file: string): string[] =>
  [...read(file).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name)
