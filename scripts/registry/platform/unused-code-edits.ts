/** Removes imports, exports, local declarations, and parameters that have become unused. */

import { type Binding, bindingsOf } from './bindings'
import { isPure } from './is-pure'
import {
  childNodeOf,
  childNodesOf,
  listItemRemovalEdit,
  type Node,
  type SourceCode,
  statementRemovalEdit,
  stringField,
  type TextEdit,
} from './syntax-tree'

const SINGLE_NAME_DECLARATION_TYPES = [
  'FunctionDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]

const isExported = (statement: Node | undefined) =>
  statement?.parent?.type === 'ExportNamedDeclaration' ||
  statement?.parent?.type === 'ExportDefaultDeclaration'

/** Returns the declared names without uses. */
export const unusedNames = (source: SourceCode): Set<string> =>
  new Set(bindingsOf(source).flatMap(({ name, references }) => (references.length === 0 ? name : [])))

const importEdit = (source: SourceCode, specifier: Node, unusedNodes: ReadonlySet<Node>): TextEdit => {
  const statement = specifier.parent as Node
  const specifiers = childNodesOf(statement, 'specifiers')
  const isUnused = (item: Node) => unusedNodes.has(childNodeOf(item, 'local') as Node)
  if (specifiers.every(isUnused)) return statementRemovalEdit(source, statement)
  const named = specifiers.filter(({ type }) => type === 'ImportSpecifier')
  if (specifier.type === 'ImportSpecifier' && named.every(isUnused)) {
    // Only the default import is left, so the braces are removed too.
    const [first, last] = [specifiers[0] as Node, named.at(-1) as Node]
    const end = source.text.indexOf('}', last.end) + 1
    return { start: first.end, end, text: '' }
  }
  return listItemRemovalEdit(source, specifier)
}

/** Returns the calls of a function of this file; undefined if the function is also used in other ways than calls. */
const callsOf = (functionNode: Node, bindings: readonly Binding[]): Node[] | undefined => {
  const id =
    functionNode.type === 'FunctionDeclaration'
      ? childNodeOf(functionNode, 'id')
      : childNodeOf(functionNode.parent, 'id')
  const calls = bindings
    .find(({ node }) => node === id)
    ?.references.map(({ parent, parentKey }) =>
      parent?.type === 'CallExpression' && parentKey === 'callee' ? parent : undefined,
    )
  return calls?.every((call) => call !== undefined) ? calls : undefined
}

/**
 * Returns whether a named function is exported or local to its file; undefined for a function without a name, such as an inline
 * callback.
 */
const visibilityOf = (functionNode: Node): 'local' | 'exported' | undefined => {
  const isNamed = functionNode.type === 'FunctionDeclaration'
  if (!isNamed && functionNode.parent?.type !== 'VariableDeclarator') return undefined
  return isExported(isNamed ? functionNode : functionNode.parent?.parent) ? 'exported' : 'local'
}

const parameterEdits = (source: SourceCode, param: Node, bindings: readonly Binding[]): TextEdit[] => {
  const functionNode = param.parent as Node
  const params = childNodesOf(functionNode, 'params')
  const index = params.indexOf(param)
  const visibility = visibilityOf(functionNode)
  const calls = visibility === 'local' ? callsOf(functionNode, bindings) : undefined
  if (calls) {
    const args = calls.flatMap((call) => childNodesOf(call, 'arguments')[index] ?? [])
    if (args.every(isPure)) return [param, ...args].map((node) => listItemRemovalEdit(source, node))
  }
  // The last parameter of an inline callback can be removed, because a callback may accept fewer arguments than its caller passes.
  if (!visibility && index === params.length - 1) return [listItemRemovalEdit(source, param)]
  const id = param.type === 'AssignmentPattern' ? childNodeOf(param, 'left') : param
  const type = childNodeOf(id, 'typeAnnotation')
  if (!id || stringField(id, 'name')?.startsWith('_')) return []
  const text = id.type === 'Identifier' ? `_${stringField(id, 'name')}` : '_'
  const questionMark = type && source.text.slice(id.start, type.start).trimEnd().endsWith('?') ? '?' : ''
  return [{ start: id.start, end: type ? type.start : id.end, text: text + questionMark }]
}

const boundIdentifiers = (pattern: Node): Node[] =>
  pattern.type === 'Identifier'
    ? [pattern]
    : [...childNodesOf(pattern, 'properties'), ...childNodesOf(pattern, 'elements')].flatMap((item) =>
        boundIdentifiers(
          childNodeOf(item, 'value') ?? childNodeOf(item, 'argument') ?? childNodeOf(item, 'left') ?? item,
        ),
      )

const declaratorEdits = (source: SourceCode, declarator: Node): TextEdit[] => {
  const statement = declarator.parent as Node
  if (isExported(statement) || !isPure(childNodeOf(declarator, 'init'))) return []
  if (statement.parent?.type.startsWith('For')) return []
  const declarators = childNodesOf(statement, 'declarations')
  return [
    declarators.length === 1
      ? statementRemovalEdit(source, statement)
      : listItemRemovalEdit(source, declarator),
  ]
}

/**
 * Returns the edits that remove a destructuring pattern if all of its names are unused, or else only the given part. Properties
 * next to a rest element stay, because the rest would otherwise contain them.
 */
const patternEdits = (
  source: SourceCode,
  part: Node,
  unusedNodes: ReadonlySet<Node>,
  bindings: readonly Binding[],
): TextEdit[] => {
  const pattern = part.parent as Node
  const isUnused = boundIdentifiers(pattern).every((name) => unusedNodes.has(name))
  if (isUnused && pattern.parentKey === 'params') return parameterEdits(source, pattern, bindings)
  if (isUnused && pattern.parent?.type === 'VariableDeclarator') {
    const edits = declaratorEdits(source, pattern.parent)
    if (edits.length > 0) return edits
  }
  if (pattern.type === 'ObjectPattern') {
    const hasRest = childNodesOf(pattern, 'properties').some(({ type }) => type === 'RestElement')
    return hasRest ? [] : [listItemRemovalEdit(source, part)]
  }
  const elements = childNodesOf(pattern, 'elements')
  const previous = elements[elements.indexOf(part) - 1]
  if (part !== elements.at(-1)) return [{ start: part.start, end: part.end, text: '' }]
  return [{ start: previous?.end ?? part.start, end: part.end, text: '' }]
}

/**
 * Returns the edits that remove declarations that have become unused. A parameter that must stay gets the prefix `_`.
 * @param initiallyUnusedNames names that were already unused in the original file
 * @param unusedExports names of exports that no file imports anymore
 */
export const unusedCodeEdits = (
  source: SourceCode,
  initiallyUnusedNames: ReadonlySet<string>,
  unusedExports: ReadonlySet<string>,
): TextEdit[] => {
  const bindings = bindingsOf(source)
  const unusedNodes = new Set(
    bindings
      .filter(({ name, references }) => references.length === 0 && !initiallyUnusedNames.has(name))
      .map(({ node }) => node),
  )
  const edits: TextEdit[] = []
  const handledFunctions = new Set<Node | undefined>()
  // Removes only one parameter of a function at a time, because the edits of neighboring arguments would overlap.
  const oncePerFunction = (functionNode: Node | undefined, newEdits: TextEdit[]) => {
    if (handledFunctions.has(functionNode) || newEdits.length === 0) return []
    handledFunctions.add(functionNode)
    return newEdits
  }
  for (const { name, node, references } of bindings) {
    const parent = node.parent as Node
    const isUnusedExport = unusedExports.has(name) && references.length === 0
    if (isUnusedExport && parent.parentKey === 'declaration')
      edits.push(statementRemovalEdit(source, parent.parent as Node))
    else if (
      isUnusedExport &&
      parent.parent?.parentKey === 'declaration' &&
      isPure(childNodeOf(parent, 'init'))
    )
      edits.push(statementRemovalEdit(source, parent.parent.parent as Node))
    else if (!unusedNodes.has(node)) continue
    else if (node.parentKey === 'local') edits.push(importEdit(source, parent, unusedNodes))
    else if (SINGLE_NAME_DECLARATION_TYPES.includes(parent.type) && !isExported(parent))
      edits.push(statementRemovalEdit(source, parent))
    else if (parent.type === 'VariableDeclarator') edits.push(...declaratorEdits(source, parent))
    else if (node.parentKey === 'params')
      edits.push(...oncePerFunction(parent, parameterEdits(source, node, bindings)))
    else if (parent.type === 'AssignmentPattern' && parent.parentKey === 'params')
      edits.push(...oncePerFunction(parent.parent, parameterEdits(source, parent, bindings)))
    else if (parent.type === 'Property') edits.push(...patternEdits(source, parent, unusedNodes, bindings))
    else if (parent.type === 'AssignmentPattern' && parent.parent?.type === 'Property')
      edits.push(...patternEdits(source, parent.parent, unusedNodes, bindings))
    else if (parent.type === 'ArrayPattern') edits.push(...patternEdits(source, node, unusedNodes, bindings))
  }
  return edits
}
