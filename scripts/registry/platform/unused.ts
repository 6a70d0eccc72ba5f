/** Removes unused imports, locals, and parameters. */

import { type Binding, bindings } from './bindings'
import { isPure } from './pure'
import {
  child,
  type Edit,
  elementRemovalEdit,
  list,
  type Node,
  removalEdit,
  type Source,
  stringField,
} from './syntax'

const LOCAL = ['FunctionDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration']

const isExported = (statement: Node | undefined) =>
  statement?.parent?.type === 'ExportNamedDeclaration' ||
  statement?.parent?.type === 'ExportDefaultDeclaration'

/** Returns the declared names without uses. */
export const unusedNames = (source: Source): Set<string> =>
  new Set(bindings(source).flatMap(({ name, uses }) => (uses.length === 0 ? name : [])))

const importEdit = (source: Source, specifier: Node, unused: ReadonlySet<Node>): Edit => {
  const statement = specifier.parent as Node
  const all = list(statement, 'specifiers')
  const isUnused = (item: Node) => unused.has(child(item, 'local') as Node)
  if (all.every(isUnused)) return removalEdit(source, statement)
  const named = all.filter(({ type }) => type === 'ImportSpecifier')
  if (specifier.type === 'ImportSpecifier' && named.every(isUnused)) {
    // Only the default import is left, so the braces are removed too.
    const [first, last] = [all[0] as Node, named.at(-1) as Node]
    const end = source.text.indexOf('}', last.end) + 1
    return { start: first.end, end, text: '' }
  }
  return elementRemovalEdit(source, specifier)
}

/** Returns the calls of a function of this file; undefined if the function is also used in other ways than calls. */
const callsOf = (functionNode: Node, all: readonly Binding[]): Node[] | undefined => {
  const id =
    functionNode.type === 'FunctionDeclaration' ? child(functionNode, 'id') : child(functionNode.parent, 'id')
  const calls = all
    .find(({ node }) => node === id)
    ?.uses.map(({ parent, slot }) =>
      parent?.type === 'CallExpression' && slot === 'callee' ? parent : undefined,
    )
  return calls?.every((call) => call !== undefined) ? calls : undefined
}

/** Returns whether a function is exported or only used in its own file; undefined for a function without a name, such as a callback. */
const nameOf = (functionNode: Node): 'own' | 'exported' | undefined => {
  const isNamed = functionNode.type === 'FunctionDeclaration'
  if (!isNamed && functionNode.parent?.type !== 'VariableDeclarator') return undefined
  return isExported(isNamed ? functionNode : functionNode.parent?.parent) ? 'exported' : 'own'
}

const parameterEdits = (source: Source, param: Node, all: readonly Binding[]): Edit[] => {
  const functionNode = param.parent as Node
  const params = list(functionNode, 'params')
  const index = params.indexOf(param)
  const name = nameOf(functionNode)
  const calls = name === 'own' ? callsOf(functionNode, all) : undefined
  if (calls) {
    const args = calls.flatMap((call) => list(call, 'arguments')[index] ?? [])
    if (args.every(isPure)) return [param, ...args].map((node) => elementRemovalEdit(source, node))
  }
  // A callback may have fewer parameters than its caller passes.
  if (!name && index === params.length - 1) return [elementRemovalEdit(source, param)]
  const id = param.type === 'AssignmentPattern' ? child(param, 'left') : param
  const type = child(id, 'typeAnnotation')
  if (!id || stringField(id, 'name')?.startsWith('_')) return []
  const text = id.type === 'Identifier' ? `_${stringField(id, 'name')}` : '_'
  const optional = type && source.text.slice(id.start, type.start).trimEnd().endsWith('?') ? '?' : ''
  return [{ start: id.start, end: type ? type.start : id.end, text: text + optional }]
}

const boundIdentifiers = (pattern: Node): Node[] =>
  pattern.type === 'Identifier'
    ? [pattern]
    : [...list(pattern, 'properties'), ...list(pattern, 'elements')].flatMap((item) =>
        boundIdentifiers(child(item, 'value') ?? child(item, 'argument') ?? child(item, 'left') ?? item),
      )

const declaratorEdits = (source: Source, declarator: Node): Edit[] => {
  const statement = declarator.parent as Node
  if (isExported(statement) || !isPure(child(declarator, 'init'))) return []
  if (statement.parent?.type.startsWith('For')) return []
  const all = list(statement, 'declarations')
  return [all.length === 1 ? removalEdit(source, statement) : elementRemovalEdit(source, declarator)]
}

/** Returns the edits that remove a destructuring pattern if none of its names is used, or else only the unused part. */
const patternEdits = (
  source: Source,
  part: Node,
  unused: ReadonlySet<Node>,
  all: readonly Binding[],
): Edit[] => {
  const pattern = part.parent as Node
  const isUnused = boundIdentifiers(pattern).every((name) => unused.has(name))
  if (isUnused && pattern.slot === 'params') return parameterEdits(source, pattern, all)
  if (isUnused && pattern.parent?.type === 'VariableDeclarator') {
    const edits = declaratorEdits(source, pattern.parent)
    if (edits.length > 0) return edits
  }
  if (pattern.type === 'ObjectPattern') {
    const rest = list(pattern, 'properties').some(({ type }) => type === 'RestElement')
    return rest ? [] : [elementRemovalEdit(source, part)]
  }
  const elements = list(pattern, 'elements')
  const before = elements[elements.indexOf(part) - 1]
  if (part !== elements.at(-1)) return [{ start: part.start, end: part.end, text: '' }]
  return [{ start: before?.end ?? part.start, end: part.end, text: '' }]
}

/**
 * Returns the edits that remove names that have become unused.
 * @param before names that were already unused in the original file
 * @param lost names of exports that no file imports anymore
 */
export const unusedEdits = (
  source: Source,
  before: ReadonlySet<string>,
  lost: ReadonlySet<string>,
): Edit[] => {
  const all = bindings(source)
  const unused = new Set(
    all.filter(({ name, uses }) => uses.length === 0 && !before.has(name)).map(({ node }) => node),
  )
  const edits: Edit[] = []
  const done = new Set<Node | undefined>()
  // Removes one parameter of a function per round, because the edits of neighboring arguments would overlap.
  const once = (functionNode: Node | undefined, more: Edit[]) => {
    if (done.has(functionNode) || more.length === 0) return []
    done.add(functionNode)
    return more
  }
  for (const { name, node, uses } of all) {
    const parent = node.parent as Node
    const isLost = lost.has(name) && uses.length === 0
    if (isLost && parent.slot === 'declaration') edits.push(removalEdit(source, parent.parent as Node))
    else if (isLost && parent.parent?.slot === 'declaration' && isPure(child(parent, 'init')))
      edits.push(removalEdit(source, parent.parent.parent as Node))
    else if (!unused.has(node)) continue
    else if (node.slot === 'local') edits.push(importEdit(source, parent, unused))
    else if (LOCAL.includes(parent.type) && !isExported(parent)) edits.push(removalEdit(source, parent))
    else if (parent.type === 'VariableDeclarator') edits.push(...declaratorEdits(source, parent))
    else if (node.slot === 'params') edits.push(...once(parent, parameterEdits(source, node, all)))
    else if (parent.type === 'AssignmentPattern' && parent.slot === 'params')
      edits.push(...once(parent.parent, parameterEdits(source, parent, all)))
    else if (parent.type === 'Property') edits.push(...patternEdits(source, parent, unused, all))
    else if (parent.type === 'AssignmentPattern' && parent.parent?.type === 'Property')
      edits.push(...patternEdits(source, parent.parent, unused, all))
    else if (parent.type === 'ArrayPattern') edits.push(...patternEdits(source, node, unused, all))
  }
  return edits
}
