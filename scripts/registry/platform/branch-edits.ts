/**
 * For the export for one platform: finds the edits that remove the code of the other platform. They replace conditions whose result
 * is then known, and remove branches, entries of tables, and members of types.
 */

import type { Mode } from '@/lib/frame/state'
import { bindingsOf } from './bindings'
import { constantsOf, createEvaluator, isPlatformExpression, otherPlatform } from './evaluate-expressions'
import { isPure } from './is-pure'
import {
  booleanField,
  childNodeOf,
  childNodesOf,
  listItemRemovalEdit,
  type Node,
  nodeText,
  type SourceCode,
  statementRemovalEdit,
  stringField,
  type TextEdit,
  unwrapExpression,
  unwrappedParent,
} from './syntax-tree'

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
const replacementText = (source: SourceCode, node: Node, replacement: Node): string => {
  const inner = unwrapExpression(replacement) ?? replacement
  const text = nodeText(source, inner)
  const isDelimited =
    DELIMITED_PARENT_TYPES.includes(node.parent?.type ?? '') || node.parentKey === 'arguments'
  return LOW_PRECEDENCE_TYPES.includes(inner.type) && !isDelimited ? `(${text})` : text
}

/**
 * Returns whether only the truth value of an expression matters.
 * @param keepsFalsyValue true if, whenever the expression is falsy, its replacement has the same value. The expression can then
 *   also be the left operand of `&&`, which returns a falsy left operand.
 */
const isUsedAsBoolean = (node: Node, keepsFalsyValue: boolean): boolean => {
  const { node: parent, parentKey } = unwrappedParent(node)
  if (parentKey === 'test') return true
  if (parent?.type === 'UnaryExpression') return stringField(parent, 'operator') === '!'
  if (parent?.type !== 'LogicalExpression') return false
  const isLeftOfAnd = parentKey === 'left' && stringField(parent, 'operator') === '&&'
  return (isLeftOfAnd && keepsFalsyValue) || isUsedAsBoolean(parent, keepsFalsyValue)
}

const foldIfStatement = (source: SourceCode, node: Node, value: boolean): TextEdit => {
  const keptBranch = childNodeOf(node, value ? 'consequent' : 'alternate')
  if (!keptBranch) return statementRemovalEdit(source, node)
  const statements = childNodesOf(keptBranch, 'body')
  const canInline =
    keptBranch.type !== 'BlockStatement' ||
    (['BlockStatement', 'Program', 'SwitchCase'].includes(node.parent?.type ?? '') &&
      statements.every(({ type }) => type !== 'VariableDeclaration' && type !== 'FunctionDeclaration')) ||
    // A block at the end of another block can be inlined, because no code follows that its declarations could affect.
    (node.parent?.type === 'BlockStatement' && childNodesOf(node.parent, 'body').at(-1) === node)
  const text =
    keptBranch.type === 'BlockStatement' && canInline
      ? source.text.slice(keptBranch.start + 1, keptBranch.end - 1).trim()
      : nodeText(source, keptBranch)
  return { start: node.start, end: node.end, text }
}

const EXIT_STATEMENT_TYPES = ['ReturnStatement', 'ThrowStatement', 'BreakStatement', 'ContinueStatement']

/**
 * Returns the edits that remove unreachable statements and, at the end of a function, a `return` without a value or an `if`
 * whose only effect is such a `return`.
 */
const deadCodeEdits = (source: SourceCode, node: Node): TextEdit[] => {
  if (node.type !== 'BlockStatement' && node.type !== 'Program') return []
  const body = childNodesOf(node, 'body')
  const exitIndex = body.findIndex(({ type }) => EXIT_STATEMENT_TYPES.includes(type))
  if (exitIndex >= 0 && exitIndex < body.length - 1)
    return body
      .slice(exitIndex + 1)
      .filter(({ type }) => type !== 'FunctionDeclaration')
      .map((item) => statementRemovalEdit(source, item))
  const lastStatement = body.at(-1)
  const isFunctionBody = /Function/.test(node.parent?.type ?? '') && node.parentKey === 'body'
  if (!lastStatement || !isFunctionBody) return []
  const returnsNothing = (item: Node | undefined) =>
    item?.type === 'ReturnStatement' && !childNodeOf(item, 'argument')
  const hasNoEffect =
    lastStatement.type === 'IfStatement' &&
    !childNodeOf(lastStatement, 'alternate') &&
    returnsNothing(childNodeOf(lastStatement, 'consequent')) &&
    isPure(childNodeOf(lastStatement, 'test'))
  return returnsNothing(lastStatement) || hasNoEffect ? [statementRemovalEdit(source, lastStatement)] : []
}

/**
 * Returns the edits that remove the entry of the other platform from tables, lists, calls, and types that name both platforms,
 * and that replace the other platform as the value of a property `mode` and in the string `"ios" or "md"`.
 */
const platformEntryEdits = (source: SourceCode, node: Node, mode: Mode): TextEdit[] => {
  const other = otherPlatform(mode)
  const removeOtherEntry = (nodes: Node[], nameOf: (item: Node) => string | undefined): TextEdit[] => {
    const names = nodes.map(nameOf)
    const index = names.indexOf(other)
    const item = nodes[index]
    return names.includes(mode) && item ? [listItemRemovalEdit(source, item)] : []
  }
  const literalValue = (item: Node) =>
    unwrapExpression(item)?.type === 'Literal' ? stringField(unwrapExpression(item), 'value') : undefined
  if (node.type === 'TSUnionType') {
    const types = childNodesOf(node, 'types')
    const unionMemberValue = (item: Node) => literalValue(childNodeOf(item, 'literal') ?? item)
    if (
      !types.some((item) => unionMemberValue(item) === mode) ||
      !types.some((item) => unionMemberValue(item) === other)
    )
      return []
    const keptTypes = types
      .filter((item) => unionMemberValue(item) !== other)
      .map((item) => nodeText(source, item))
    return [{ start: node.start, end: node.end, text: keptTypes.join(' | ') }]
  }
  if (node.type === 'ArrayExpression') return removeOtherEntry(childNodesOf(node, 'elements'), literalValue)
  if (node.type === 'CallExpression') return removeOtherEntry(childNodesOf(node, 'arguments'), literalValue)
  if (node.type === 'ObjectExpression')
    return removeOtherEntry(childNodesOf(node, 'properties'), (item) =>
      stringField(childNodeOf(item, 'key'), 'name'),
    )
  if (node.type === 'Property' && literalValue(childNodeOf(node, 'value') ?? node) === other) {
    const value = childNodeOf(node, 'value')
    return value && stringField(childNodeOf(node, 'key'), 'name') === 'mode'
      ? [{ start: value.start, end: value.end, text: `'${mode}'` }]
      : []
  }
  if (node.type === 'Literal' && stringField(node, 'value') === '"ios" or "md"')
    return [{ start: node.start, end: node.end, text: `'"${mode}"'` }]
  return []
}

/** Returns the edit that replaces the access to the entry of a platform in a table: `tempo[mode]` → `tempo.ios`. */
const platformAccessEdits = (node: Node, mode: Mode, tables: ReadonlyMap<string, Node>): TextEdit[] => {
  if (node.type !== 'MemberExpression' || !booleanField(node, 'computed')) return []
  const [object, property] = [childNodeOf(node, 'object'), childNodeOf(node, 'property')]
  const table = unwrapExpression(tables.get(stringField(object, 'name') ?? ''))
  const keys = childNodesOf(table, 'properties').map((item) => stringField(childNodeOf(item, 'key'), 'name'))
  const key =
    unwrapExpression(property)?.type === 'Literal'
      ? stringField(unwrapExpression(property), 'value')
      : undefined
  const isPlatformKey = isPlatformExpression(property) || key === mode
  if (!object || !isPlatformKey || !keys.includes(mode)) return []
  return [{ start: object.end, end: node.end, text: `.${mode}` }]
}

/**
 * Returns the edits for all code that depends on the platform and can be folded now. Folding may expose more such code.
 * @param source a parsed file
 */
export const branchEdits = (source: SourceCode, mode: Mode): TextEdit[] => {
  const constantValues = constantsOf(source)
  const evaluate = createEvaluator(mode, constantValues)
  const edits: TextEdit[] = []
  const replace = (node: Node, text: string) => edits.push({ start: node.start, end: node.end, text })
  for (const node of source.nodes) {
    edits.push(
      ...platformEntryEdits(source, node, mode),
      ...platformAccessEdits(node, mode, constantValues),
      ...deadCodeEdits(source, node),
    )
    if (node.type === 'IfStatement') {
      const value = evaluate(childNodeOf(node, 'test'))
      if (value !== undefined) edits.push(foldIfStatement(source, node, value))
    } else if (node.type === 'ConditionalExpression') {
      const value = evaluate(childNodeOf(node, 'test'))
      const keptBranch =
        value === undefined ? undefined : childNodeOf(node, value ? 'consequent' : 'alternate')
      if (keptBranch) replace(node, replacementText(source, node, keptBranch))
    } else if (node.type === 'LogicalExpression') {
      const [left, right] = [childNodeOf(node, 'left'), childNodeOf(node, 'right')]
      const operator = stringField(node, 'operator')
      if (!left || !right || operator === '??') continue
      const wholeValue = evaluate(node)
      const [leftValue, rightValue] = [evaluate(left), evaluate(right)]
      const neutralValue = operator === '&&'
      if (wholeValue !== undefined) replace(node, String(wholeValue))
      else if (leftValue === neutralValue) replace(node, replacementText(source, node, right))
      else if (rightValue === neutralValue && isUsedAsBoolean(node, operator === '&&'))
        replace(node, replacementText(source, node, left))
    } else if (node.type === 'BinaryExpression' || node.type === 'CallExpression') {
      const value = evaluate(node)
      if (value !== undefined) replace(node, String(value))
    } else if (node.type === 'UnaryExpression') {
      const value = evaluate(node)
      if (value !== undefined) replace(node, String(value))
    }
  }
  for (const { name, references } of bindingsOf(source)) {
    const init = constantValues.get(name)
    const value = init?.type === 'Literal' ? evaluate(init) : undefined
    if (value === undefined) continue
    for (const use of references)
      if (use.parent?.type === 'Property' && booleanField(use.parent, 'shorthand'))
        replace(use.parent, `${name}: ${value}`)
      else replace(use, String(value))
  }
  return edits
}
