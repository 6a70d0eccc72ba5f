/** Removes unused imports, locals, and parameters. */

import { type Binding, bindingsOf } from './bindings'
import { isPure } from './pure'
import {
  child,
  type Edit,
  elementRemovalEdit,
  type Node,
  nodeList,
  removalEdit,
  type Source,
  stringField,
} from './syntax'

const LOCAL_DECLARATION_TYPES = ['FunctionDeclaration', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration']

const isExported = (statement: Node | undefined) =>
  statement?.parent?.type === 'ExportNamedDeclaration' ||
  statement?.parent?.type === 'ExportDefaultDeclaration'

/** Returns the declared names without uses. */
export const unusedNames = (source: Source): Set<string> =>
  new Set(bindingsOf(source).flatMap(({ name, uses }) => (uses.length === 0 ? name : [])))

const importEdit = (source: Source, specifier: Node, unused: ReadonlySet<Node>): Edit => {
  const statement = specifier.parent as Node
  const all = nodeList(statement, 'specifiers')
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
    ?.uses.map(({ parent, parentKey }) =>
      parent?.type === 'CallExpression' && parentKey === 'callee' ? parent : undefined,
    )
  return calls?.every((call) => call !== undefined) ? calls : undefined
}

/** Returns whether a function is exported or only used in its own file; undefined for a function without a name, such as a callback. */
const visibilityOf = (functionNode: Node): 'own' | 'exported' | undefined => {
  const isNamed = functionNode.type === 'FunctionDeclaration'
  if (!isNamed && functionNode.parent?.type !== 'VariableDeclarator') return undefined
  return isExported(isNamed ? functionNode : functionNode.parent?.parent) ? 'exported' : 'own'
}

const parameterEdits = (source: Source, param: Node, all: readonly Binding[]): Edit[] => {
  const functionNode = param.parent as Node
  const params = nodeList(functionNode, 'params')
  const index = params.indexOf(param)
  const visibility = visibilityOf(functionNode)
  const calls = visibility === 'own' ? callsOf(functionNode, all) : undefined
  if (calls) {
    const args = calls.flatMap((call) => nodeList(call, 'arguments')[index] ?? [])
    if (args.every(isPure)) return [param, ...args].map((node) => elementRemovalEdit(source, node))
  }
  // A callback may have fewer parameters than its caller passes.
  if (!visibility && index === params.length - 1) return [elementRemovalEdit(source, param)]
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
    : [...nodeList(pattern, 'properties'), ...nodeList(pattern, 'elements')].flatMap((item) =>
        boundIdentifiers(child(item, 'value') ?? child(item, 'argument') ?? child(item, 'left') ?? item),
      )

const declaratorEdits = (source: Source, declarator: Node): Edit[] => {
  const statement = declarator.parent as Node
  if (isExported(statement) || !isPure(child(declarator, 'init'))) return []
  if (statement.parent?.type.startsWith('For')) return []
  const all = nodeList(statement, 'declarations')
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
  if (isUnused && pattern.parentKey === 'params') return parameterEdits(source, pattern, all)
  if (isUnused && pattern.parent?.type === 'VariableDeclarator') {
    const edits = declaratorEdits(source, pattern.parent)
    if (edits.length > 0) return edits
  }
  if (pattern.type === 'ObjectPattern') {
    const hasRest = nodeList(pattern, 'properties').some(({ type }) => type === 'RestElement')
    return hasRest ? [] : [elementRemovalEdit(source, part)]
  }
  const elements = nodeList(pattern, 'elements')
  const previous = elements[elements.indexOf(part) - 1]
  if (part !== elements.at(-1)) return [{ start: part.start, end: part.end, text: '' }]
  return [{ start: previous?.end ?? part.start, end: part.end, text: '' }]
}

/**
 * Returns the edits that remove names that have become unused.
 * @param unusedBefore names that were already unused in the original file
 * @param unusedExports names of exports that no file imports anymore
 */
export const unusedEdits = (
  source: Source,
  unusedBefore: ReadonlySet<string>,
  unusedExports: ReadonlySet<string>,
): Edit[] => {
  const all = bindingsOf(source)
  const unused = new Set(
    all.filter(({ name, uses }) => uses.length === 0 && !unusedBefore.has(name)).map(({ node }) => node),
  )
  const edits: Edit[] = []
  const handledFunctions = new Set<Node | undefined>()
  // Removes one parameter of a function per round, because the edits of neighboring arguments would overlap.
  const oncePerFunction = (functionNode: Node | undefined, newEdits: Edit[]) => {
    if (handledFunctions.has(functionNode) || newEdits.length === 0) return []
    handledFunctions.add(functionNode)
    return newEdits
  }
  for (const { name, node, uses } of all) {
    const parent = node.parent as Node
    const isUnusedExport = unusedExports.has(name) && uses.length === 0
    if (isUnusedExport && parent.parentKey === 'declaration')
      edits.push(removalEdit(source, parent.parent as Node))
    else if (isUnusedExport && parent.parent?.parentKey === 'declaration' && isPure(child(parent, 'init')))
      edits.push(removalEdit(source, parent.parent.parent as Node))
    else if (!unused.has(node)) continue
    else if (node.parentKey === 'local') edits.push(importEdit(source, parent, unused))
    else if (LOCAL_DECLARATION_TYPES.includes(parent.type) && !isExported(parent))
      edits.push(removalEdit(source, parent))
    else if (parent.type === 'VariableDeclarator') edits.push(...declaratorEdits(source, parent))
    else if (node.parentKey === 'params')
      edits.push(...oncePerFunction(parent, parameterEdits(source, node, all)))
    else if (parent.type === 'AssignmentPattern' && parent.parentKey === 'params')
      edits.push(...oncePerFunction(parent.parent, parameterEdits(source, parent, all)))
    else if (parent.type === 'Property') edits.push(...patternEdits(source, parent, unused, all))
    else if (parent.type === 'AssignmentPattern' && parent.parent?.type === 'Property')
      edits.push(...patternEdits(source, parent.parent, unused, all))
    else if (parent.type === 'ArrayPattern') edits.push(...patternEdits(source, node, unused, all))
  }
  return edits
}
