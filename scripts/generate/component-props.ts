/**
 * Extracts the props of a component from its source: types, doc comments, and defaults. Resolves types through imports,
 * intersections, unions, `Omit`, and `Pick`. Relies on the formatting of Biome, because TypeScript 7 has no stable compiler API
 * yet.
 */
import type { ApiMember } from '@/lib/site/api-docs'
import { readSource, resolveModule } from './api'
import { findOutsideBrackets, membersOf } from './api-text'

/** The props of a component, and the name of the element (if any) whose attributes the component also accepts. */
export type PropsInfo = { members: ApiMember[]; elementName?: string }

/** Splits the text of a type at a separator, except inside brackets (including angle brackets), strings, and comments. */
const splitType = (type: string, separator: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < type.length; index++) {
    const character = type[index] ?? ''
    if (type.startsWith('/*', index)) index = type.indexOf('*/', index) + 1
    else if ("'`".includes(character)) index = type.indexOf(character, index + 1)
    else if ('([{<'.includes(character)) depth++
    else if (')]}'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth--
    else if (depth === 0 && character === separator) {
      parts.push(type.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, type.slice(start)].map((part) => part.trim()).filter(Boolean)
}

/** Matches the end of a declaration: a line break, unless the next line continues the declaration. */
const DECLARATION_END_PATTERN = /\n(?!\s*[|&?:)])/

/** Returns the number of angle brackets that are open at the end of a text. */
const countOpenAngleBrackets = (text: string): number =>
  (text.match(/</g)?.length ?? 0) - (text.replaceAll('=>', '').match(/>/g)?.length ?? 0)

/** Returns the text of a type that a file declares or imports, and the file that declares it; undefined if it is not found. */
const findType = (name: string, file: string): { file: string; type: string } | undefined => {
  const text = readSource(file)
  const declaration = new RegExp(
    `^(?:export )?(?:type (${name})\\b(?:<[^=]*>)? = |interface (${name})\\b[^{]*)`,
    'm',
  ).exec(text)
  if (declaration) {
    const start = declaration.index + declaration[0].length
    let end = declaration[2]
      ? text.indexOf('\n}', start) + 2
      : findOutsideBrackets(text, start, DECLARATION_END_PATTERN)
    // `findOutsideBrackets` ignores angle brackets, so it may stop inside type arguments. The loop continues until all angle
    // brackets are closed.
    while (!declaration[2] && countOpenAngleBrackets(text.slice(start, end)) > 0)
      end = findOutsideBrackets(text, end + 1, DECLARATION_END_PATTERN)
    return { file, type: text.slice(start, end).trim() }
  }
  for (const [, names = '', target = ''] of text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)) {
    const isImported = names.split(',').some((part) => part.replace(/\btype\b/, '').trim() === name)
    if (isImported && /^(@\/|\.|@patternbook)/.test(target))
      return findType(name, resolveModule(file, target))
  }
  return undefined
}

/** Returns the keys of a constant object as a union; undefined for more than 12 keys, or if the file has no such constant. */
const keysOf = (name: string, file: string): string | undefined => {
  const text = readSource(file)
  const declaration = new RegExp(`^(?:export )?const ${name}\\b[^=]*= \\{`, 'm').exec(text)
  if (!declaration) return undefined
  const start = declaration.index + declaration[0].length
  const body = text.slice(start, findOutsideBrackets(text, start, /\}/)).replace(/\/\/.*$/gm, '')
  const keys = splitType(body, ',').map((entry) => entry.split(':')[0]?.replace(/['"\s]/g, '') ?? '')
  return keys.length > 12 ? undefined : keys.map((key) => `'${key}'`).join(' | ')
}

/** Maximum number of string literals in a union that is shown instead of its name. */
const MAX_LITERALS = 8

/**
 * Resolves one alternative of the type of a prop. Readers of a component page cannot see the declarations in the file, so
 * references to the keys of a constant, to a short union of string literals, or to the type of another prop are replaced with
 * what they refer to.
 */
const resolveAlternative = (type: string, file: string): string => {
  const constantName = /^keyof typeof (\w+)$/.exec(type)?.[1]
  if (constantName) return keysOf(constantName, file) ?? type
  const [, owner = '', key] = /^(\w+)\['(\w+)'\]$/.exec(type) ?? []
  const propMember = key && resolveProps(owner, file).members.find(({ name }) => name === key)
  if (propMember) return propMember.type
  const alternatives = /^[A-Z]\w+$/.test(type) ? splitType(findType(type, file)?.type ?? '', '|') : []
  const isLiteralUnion =
    alternatives.length > 1 &&
    alternatives.length <= MAX_LITERALS &&
    alternatives.every((alternative) => /^'.*'$/.test(alternative))
  return isLiteralUnion ? alternatives.join(' | ') : type
}

/** Resolves all alternatives of the type of a prop. */
const resolveAlternatives = (type: string, file: string): string =>
  splitType(type, '|')
    .map((part) => resolveAlternative(part, file))
    .join(' | ')

/** Merges the members of several types. A member that several types contain is listed once, with the union of its types. */
const mergeMembers = (parts: readonly PropsInfo[]): ApiMember[] => {
  const membersByName = new Map<string, ApiMember>()
  for (const { members } of parts)
    for (const member of members) {
      const previous = membersByName.get(member.name)
      const types = [...new Set([previous?.type, member.type])].filter((type) => type && type !== 'undefined')
      membersByName.set(member.name, {
        ...member,
        optional: member.optional || previous?.optional === true,
        type: types.join(' | '),
        text: previous?.text || member.text,
      })
    }
  return [...membersByName.values()]
}

/** Returns the members of a type, and the name of the element (if any) whose attributes the type includes. */
const resolveProps = (type: string, file: string): PropsInfo => {
  const text = type.trim().replace(/^[|&] /, '')
  for (const separator of ['|', '&']) {
    const parts = splitType(text, separator)
    if (parts.length < 2) continue
    const resolvedParts = parts.map((part) => resolveProps(part, file))
    return {
      members: mergeMembers(resolvedParts),
      elementName: resolvedParts.find(({ elementName }) => elementName)?.elementName,
    }
  }
  if (text.startsWith('(')) return resolveProps(text.slice(1, -1), file)
  if (text.startsWith('{'))
    return {
      members: membersOf(text.slice(1, text.lastIndexOf('}'))).map((member) => ({
        ...member,
        type: resolveAlternatives(member.type, file),
      })),
    }
  const [, name = '', typeArguments] = /^(\w+)(?:<([\s\S]*)>)?$/.exec(text) ?? []
  if (typeArguments !== undefined) {
    const [first = '', second = ''] = splitType(typeArguments, ',')
    if (name === 'ComponentProps') return { members: [], elementName: first.replace(/'/g, '') }
    const base = resolveProps(first, file)
    const keys = [...second.matchAll(/'([\w-]+)'/g)].map(([, key]) => key)
    if (name === 'Omit')
      return { ...base, members: base.members.filter((member) => !keys.includes(member.name)) }
    if (name === 'Pick') return { members: base.members.filter((member) => keys.includes(member.name)) }
    return base
  }
  const declaredType = findType(name, file)
  return declaredType ? resolveProps(declaredType.type, declaredType.file) : { members: [] }
}

/** Returns the default values in the destructuring of the props, by prop. Empty strings and long values are omitted. */
const defaultsIn = (text: string): Map<string, string> =>
  new Map(
    splitType(text, ',').flatMap((part): [string, string][] => {
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
export const propsOf = (file: string, name: string): PropsInfo => {
  const text = readSource(file)
  const start = text.indexOf(`export function ${name}(`)
  if (start < 0) throw new Error(`Patternbook: ${file} exports no component ${name}, so ${name} has no page.`)
  const parameterStart = start + `export function ${name}(`.length
  const parameterEnd = findOutsideBrackets(text, parameterStart, /\)/)
  const parameter = text.slice(parameterStart, parameterEnd).trim()
  const body = text.slice(parameterEnd, text.indexOf('\n}\n', parameterEnd))
  const isDestructured = parameter.startsWith('{')
  const end = isDestructured ? findOutsideBrackets(parameter, 1, /\}/) : 0
  const type = parameter.slice(parameter.indexOf(':', end) + 1).replace(/,$/, '')
  const { members, elementName } = parameter ? resolveProps(type, file) : { members: [] }
  const patterns = isDestructured
    ? [parameter.slice(1, end)]
    : [...body.matchAll(/const \{([^}]*)\} = props/g)].map(([, bindings = '']) => bindings)
  const defaults = new Map(patterns.flatMap((bindings) => [...defaultsIn(bindings)]))
  return {
    members: members.map((member) => {
      const value = defaults.get(member.name)
      const isDocumented = value === undefined || /\bdefault/i.test(member.text)
      return { ...member, text: isDocumented ? member.text : `${member.text} Default \`${value}\`.`.trim() }
    }),
    ...(elementName && { elementName }),
  }
}

/** Returns the names of the components that a file exports. */
export const componentNamesIn = (file: string): string[] =>
  [...readSource(file).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name)
