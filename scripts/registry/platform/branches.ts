/**
 * Folds code that depends on the platform: conditions, branches, tables with an entry per platform, and types that name both.
 */

import type { Mode } from '@/lib/frame/state'
import { bindings } from './bindings'
import { isPure } from './pure'
import {
  booleanField,
  child,
  type Edit,
  elementRemovalEdit,
  list,
  type Node,
  removalEdit,
  type Source,
  stringField,
  textOf,
  unwrapExpression,
  unwrappedParent,
} from './syntax'
import { constants, createEvaluator, isPlatform, otherOf } from './values'

/** Types of expressions that may need parentheses where they replace another expression. */
const LOW_PRECEDENCE_TYPES = [
  'ConditionalExpression',
  'LogicalExpression',
  'ArrowFunctionExpression',
  'BinaryExpression',
  'SequenceExpression',
  'AwaitExpression',
  'AssignmentExpression',
]
/** Types of nodes in which an expression needs no parentheses. */
const DELIMITED_PARENT_TYPES = [
  'ReturnStatement',
  'VariableDeclarator',
  'JSXExpressionContainer',
  'Property',
  'ExpressionStatement',
  'ParenthesizedExpression',
  'ArrowFunctionExpression',
  'IfStatement',
  'TemplateLiteral',
]

/** Returns the text of an expression that replaces another one, with parentheses if they may be needed. */
const inPlaceOf = (source: Source, node: Node, by: Node): string => {
  const inner = unwrapExpression(by) ?? by
  const text = textOf(source, inner)
  const slotIsOpen = DELIMITED_PARENT_TYPES.includes(node.parent?.type ?? '') || node.slot === 'arguments'
  return LOW_PRECEDENCE_TYPES.includes(inner.type) && !slotIsOpen ? `(${text})` : text
}

/** Returns whether only the truth value of an expression matters. */
const isTest = (node: Node): boolean => {
  const { node: parent, slot } = unwrappedParent(node)
  if (slot === 'test') return true
  if (parent?.type === 'UnaryExpression') return stringField(parent, 'operator') === '!'
  if (parent?.type !== 'LogicalExpression') return false
  return (slot === 'left' && stringField(parent, 'operator') === '&&') || isTest(parent)
}

const foldIfStatement = (source: Source, node: Node, value: boolean): Edit => {
  const kept = child(node, value ? 'consequent' : 'alternate')
  if (!kept) return removalEdit(source, node)
  const inside = list(kept, 'body')
  const isFlat =
    kept.type !== 'BlockStatement' ||
    (['BlockStatement', 'Program', 'SwitchCase'].includes(node.parent?.type ?? '') &&
      inside.every(({ type }) => type !== 'VariableDeclaration' && type !== 'FunctionDeclaration')) ||
    // A block at the end of another block can be inlined, because no code follows that its declarations could affect.
    (node.parent?.type === 'BlockStatement' && list(node.parent, 'body').at(-1) === node)
  const text =
    kept.type === 'BlockStatement' && isFlat
      ? source.text.slice(kept.start + 1, kept.end - 1).trim()
      : textOf(source, kept)
  return { start: node.start, end: node.end, text }
}

const ENDS = ['ReturnStatement', 'ThrowStatement', 'BreakStatement', 'ContinueStatement']

/** Removes unreachable statements, and at the end of a function a `return` without a value, or an `if` that contains only that. */
const unreachableCodeEdits = (source: Source, node: Node): Edit[] => {
  if (node.type !== 'BlockStatement' && node.type !== 'Program') return []
  const body = list(node, 'body')
  const end = body.findIndex(({ type }) => ENDS.includes(type))
  if (end >= 0 && end < body.length - 1)
    return body
      .slice(end + 1)
      .filter(({ type }) => type !== 'FunctionDeclaration')
      .map((item) => removalEdit(source, item))
  const last = body.at(-1)
  const isBody = /Function/.test(node.parent?.type ?? '') && node.slot === 'body'
  if (!last || !isBody) return []
  const returnsNothing = (item: Node | undefined) =>
    item?.type === 'ReturnStatement' && !child(item, 'argument')
  const isIdle =
    last.type === 'IfStatement' &&
    !child(last, 'alternate') &&
    returnsNothing(child(last, 'consequent')) &&
    isPure(child(last, 'test'))
  return returnsNothing(last) || isIdle ? [removalEdit(source, last)] : []
}

/** Removes the entry of the other platform from tables, lists, calls, and types that name both. Replaces its name in `mode: 'md'`. */
const platformEntryEdits = (source: Source, node: Node, mode: Mode): Edit[] => {
  const other = otherOf(mode)
  const named = (nodes: Node[], read: (item: Node) => string | undefined): Edit[] => {
    const names = nodes.map(read)
    const index = names.indexOf(other)
    const item = nodes[index]
    return names.includes(mode) && item ? [elementRemovalEdit(source, item)] : []
  }
  const literal = (item: Node) =>
    unwrapExpression(item)?.type === 'Literal' ? stringField(unwrapExpression(item), 'value') : undefined
  if (node.type === 'TSUnionType') {
    const types = list(node, 'types')
    const of = (item: Node) => literal(child(item, 'literal') ?? item)
    if (!types.some((item) => of(item) === mode) || !types.some((item) => of(item) === other)) return []
    const kept = types.filter((item) => of(item) !== other).map((item) => textOf(source, item))
    return [{ start: node.start, end: node.end, text: kept.join(' | ') }]
  }
  if (node.type === 'ArrayExpression') return named(list(node, 'elements'), literal)
  if (node.type === 'CallExpression') return named(list(node, 'arguments'), literal)
  if (node.type === 'ObjectExpression')
    return named(list(node, 'properties'), (item) => stringField(child(item, 'key'), 'name'))
  if (node.type === 'Property' && literal(child(node, 'value') ?? node) === other) {
    const value = child(node, 'value')
    return value && stringField(child(node, 'key'), 'name') === 'mode'
      ? [{ start: value.start, end: value.end, text: `'${mode}'` }]
      : []
  }
  if (node.type === 'Literal' && stringField(node, 'value') === '"ios" or "md"')
    return [{ start: node.start, end: node.end, text: `'"${mode}"'` }]
  return []
}

/** Replaces the access to the entry of a platform in a table: `tempo[mode]` → `tempo.ios`. */
const platformAccessEdits = (node: Node, mode: Mode, tables: ReadonlyMap<string, Node>): Edit[] => {
  if (node.type !== 'MemberExpression' || !booleanField(node, 'computed')) return []
  const [object, property] = [child(node, 'object'), child(node, 'property')]
  const table = unwrapExpression(tables.get(stringField(object, 'name') ?? ''))
  const keys = list(table, 'properties').map((item) => stringField(child(item, 'key'), 'name'))
  const literal =
    unwrapExpression(property)?.type === 'Literal'
      ? stringField(unwrapExpression(property), 'value')
      : undefined
  const asks = isPlatform(property) || literal === mode
  if (!object || !asks || !keys.includes(mode)) return []
  return [{ start: object.end, end: node.end, text: `.${mode}` }]
}

/**
 * Returns the edits for all code that depends on the platform and can be folded now. Folding may expose more such code.
 * @param source a parsed file
 */
export const branchEdits = (source: Source, mode: Mode): Edit[] => {
  const known = constants(source)
  const truth = createEvaluator(mode, known)
  const edits: Edit[] = []
  const put = (node: Node, text: string) => edits.push({ start: node.start, end: node.end, text })
  for (const node of source.nodes) {
    edits.push(
      ...platformEntryEdits(source, node, mode),
      ...platformAccessEdits(node, mode, known),
      ...unreachableCodeEdits(source, node),
    )
    if (node.type === 'IfStatement') {
      const value = truth(child(node, 'test'))
      if (value !== undefined) edits.push(foldIfStatement(source, node, value))
    } else if (node.type === 'ConditionalExpression') {
      const value = truth(child(node, 'test'))
      const kept = value === undefined ? undefined : child(node, value ? 'consequent' : 'alternate')
      if (kept) put(node, inPlaceOf(source, node, kept))
    } else if (node.type === 'LogicalExpression') {
      const [left, right] = [child(node, 'left'), child(node, 'right')]
      const operator = stringField(node, 'operator')
      if (!left || !right || operator === '??') continue
      const whole = truth(node)
      const [first, second] = [truth(left), truth(right)]
      const idle = operator === '&&'
      if (whole !== undefined) put(node, String(whole))
      else if (first === idle) put(node, inPlaceOf(source, node, right))
      else if (second === idle && isTest(node)) put(node, inPlaceOf(source, node, left))
    } else if (node.type === 'BinaryExpression' || node.type === 'CallExpression') {
      const value = truth(node)
      if (value !== undefined) put(node, String(value))
    } else if (node.type === 'UnaryExpression') {
      const value = truth(node)
      if (value !== undefined) put(node, String(value))
    }
  }
  for (const { name, uses } of bindings(source)) {
    const init = known.get(name)
    const value = init?.type === 'Literal' ? truth(init) : undefined
    if (value === undefined) continue
    for (const use of uses)
      if (use.parent?.type === 'Property' && booleanField(use.parent, 'shorthand'))
        put(use.parent, `${name}: ${value}`)
      else put(use, String(value))
  }
  return edits
}
