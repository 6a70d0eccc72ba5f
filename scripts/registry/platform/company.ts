/**
 * Which classes may meet on one element. Coarse, but never too few: strings in one attribute meet; what an attribute takes from
 * elsewhere brings all strings of that file; what a component is given meets all of its file.
 */
import { importsOf } from '../graph'
import { bindings } from './bindings'
import { platformOf } from './class-names'
import { runs } from './classes'
import { child, list, type Node, parse, type Source, word } from './syntax'

/** Strings that may meet on an element. */
export type Company = {
  /** The names of their classes. */
  names: Set<string>
  /** Where the strings stand: each its file with its start. */
  places: string[]
  /** Those of them that may go where nobody can follow. */
  strays: Set<string>
}

/** The strings of one file as far as they belong together. */
const isClassName = (name: string | undefined) => /class(name)?$/i.test(name ?? '')

/** Elements of packages carry no classes of ours. */
const isForeign = (specifier: string) => !specifier.startsWith('@/') && !specifier.startsWith('.')

/** Groups that grow together. */
const unions = () => {
  const above = new Map<string, string>()
  const top = (key: string): string => {
    const next = above.get(key)
    return next === undefined || next === key ? key : top(next)
  }
  return { top, join: (one: string, other: string) => void above.set(top(one), top(other)) }
}

type Imported = { file?: string; foreign: boolean }

const importedNames = (file: string, source: Source): Map<string, Imported> => {
  const found = new Map<string, Imported>()
  for (const node of source.nodes) {
    if (node.type !== 'ImportDeclaration') continue
    const from = word(child(node, 'source'), 'value') ?? ''
    const target = isForeign(from) ? undefined : importsOf(file, `import '${from}'`).files[0]
    for (const one of list(node, 'specifiers'))
      found.set(word(child(one, 'local'), 'name') ?? '', { file: target, foreign: isForeign(from) })
  }
  return found
}

/** A node with all that is in it: they stand in a row. */
const inside = (source: Source, node: Node): Node[] => {
  const first = source.nodes.indexOf(node)
  const after = source.nodes.findIndex((one, n) => n > first && one.start >= node.end)
  return source.nodes.slice(first, after < 0 ? undefined : after)
}

/** The files that an expression takes something from, directly or by way of a constant. */
const origins = (
  source: Source,
  node: Node,
  imported: ReadonlyMap<string, Imported>,
  declared: ReadonlyMap<Node, Node>,
  seen = new Set<Node>(),
): string[] =>
  inside(source, node).flatMap((one) => {
    if (one.type !== 'Identifier' && one.type !== 'JSXIdentifier') return []
    const target = imported.get(word(one, 'name') ?? '')?.file
    if (target) return [target]
    const binding = declared.get(one)
    let at = binding?.parent
    while (at && !['VariableDeclarator', 'FunctionDeclaration', 'Program'].includes(at.type)) at = at.parent
    if (!at || at.type === 'Program' || seen.has(at)) return []
    seen.add(at)
    const from = child(at, 'init') ?? child(at, 'body')
    return from && at.type !== 'FunctionDeclaration' ? origins(source, from, imported, declared, seen) : []
  })

/** What a component is that a constant holds: `const Sign = signs[name]`. */
const madeOf = (declared: ReadonlyMap<Node, Node>, root: Node | undefined): Node | undefined => {
  let at = root && declared.get(root)
  while (at && at.type !== 'VariableDeclarator' && !/Function|Program/.test(at.type)) at = at.parent
  return child(at, 'init')
}

/**
 * The companies of all files.
 * @param files paths of the code
 * @param text reads a file
 */
export const companies = (files: readonly string[], text: (file: string) => string): Company[] => {
  const { top, join } = unions()
  const strings: { key: string; place: string; names: string[]; open: boolean }[] = []
  for (const file of files) {
    const source = parse(file, text(file))
    const imported = importedNames(file, source)
    const all = bindings(source)
    const declared = new Map(all.flatMap(({ node, uses }) => uses.map((use) => [use, node] as const)))
    const attributes = source.nodes.filter(
      (node) => node.type === 'JSXAttribute' && isClassName(word(child(node, 'name'), 'name')),
    )
    const keyOf = (node: Node) => `${file}:${node.start}`
    const openKeys = new Set<string>()
    for (const element of source.nodes) {
      if (element.type !== 'JSXOpeningElement') continue
      const name = child(element, 'name')
      const root = name?.type === 'JSXMemberExpression' ? child(name, 'object') : name
      const known = imported.get(word(root, 'name') ?? '')
      const isPlain = name?.type === 'JSXIdentifier' && /^[a-z]/.test(word(name, 'name') ?? '')
      const isOwn = all.some(
        ({ node, name: own }) => own === word(root, 'name') && node.parent?.type === 'FunctionDeclaration',
      )
      const home = known?.file ?? (isOwn ? file : undefined)
      for (const attribute of list(element, 'attributes')) {
        if (attribute.type === 'JSXSpreadAttribute') {
          if (home) join(file, home)
          continue
        }
        if (!attributes.includes(attribute)) continue
        const value = child(attribute, 'value')
        const takes = inside(source, value as Node).some(({ type }) => type === 'Identifier')
        if (takes) join(keyOf(attribute), file)
        for (const origin of takes ? origins(source, value as Node, imported, declared) : [])
          join(keyOf(attribute), origin)
        const made = isPlain || home || known?.foreign ? undefined : madeOf(declared, root)
        const makers = made ? origins(source, made, imported, declared) : []
        for (const one of home ? [home] : makers) join(keyOf(attribute), one)
        if (!isPlain && !home && !known?.foreign && !made) openKeys.add(keyOf(attribute))
      }
    }
    for (const { node, start, run } of runs(source)) {
      const names = run.text.split(/\s+/).filter(Boolean)
      if (names.length === 0) continue
      const attribute = attributes.find((one) => one.start <= node.start && node.end <= one.end)
      let at: Node | undefined = node
      while (at && at.type !== 'Property' && at.type !== 'JSXAttribute' && !at.type.endsWith('Statement'))
        at = at.parent
      const named = word(child(at, 'key'), 'name') ?? word(child(at, 'name'), 'name')
      // Strings of other attributes are words, unless they hold classes of a platform.
      const strays =
        !attribute &&
        (at?.type === 'JSXAttribute' ? names.some(platformOf) : isClassName(named) && at?.type === 'Property')
      const key = attribute ? keyOf(attribute) : file
      strings.push({ key, place: `${file}:${start}`, names, open: strays || openKeys.has(key) })
    }
  }
  const found = new Map<string, Company>()
  for (const { key, place, names, open } of strings) {
    const company = found.get(top(key)) ?? { names: new Set(), places: [], strays: new Set() }
    for (const name of names) company.names.add(name)
    if (open) for (const name of names) company.strays.add(name)
    company.places.push(place)
    found.set(top(key), company)
  }
  return [...found.values()]
}
