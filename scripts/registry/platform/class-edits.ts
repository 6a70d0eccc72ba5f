/** Removes the classes of one platform from the strings of a file, and the code that is empty without these classes. */
import type { Mode } from '@/lib/frame/state'
import { type ClassSegment, hasPlatformClass, mapClassNames, platformOf } from './class-names'
import { constantsOf, otherPlatform } from './evaluate-expressions'
import { isPure } from './is-pure'
import {
  booleanField,
  childNodeOf,
  childNodesOf,
  listItemRemovalEdit,
  type Node,
  nodeText,
  type SourceCode,
  stringField,
  type TextEdit,
  unwrapExpression,
  unwrappedParent,
} from './syntax-tree'

/** Returns the parts of a file that can contain classes: string literals, and the text of template literals. */
export const classSegmentsOf = (
  source: SourceCode,
): { node: Node; start: number; end: number; segment: ClassSegment }[] =>
  source.nodes
    .flatMap((node) => {
      if (node.type === 'Literal' && stringField(node, 'value') !== undefined)
        return [{ node, start: node.start + 1, end: node.end - 1 }]
      if (node.type !== 'TemplateElement' || node.parent?.type !== 'TemplateLiteral') return []
      const template = node.parent
      const index = childNodesOf(template, 'quasis').indexOf(node)
      const expressions = childNodesOf(template, 'expressions')
      const start =
        index === 0 ? template.start + 1 : source.text.indexOf('}', (expressions[index - 1] as Node).end) + 1
      const next = expressions[index]
      const end = next ? source.text.lastIndexOf('${', next.start) : template.end - 1
      return [{ node, start, end }]
    })
    .map(({ node, start, end }) => {
      const isTemplateText = node.type === 'TemplateElement'
      const quasis = isTemplateText ? childNodesOf(node.parent, 'quasis') : []
      const segment = {
        text: source.text.slice(start, end),
        hasExpressionBefore: isTemplateText && quasis[0] !== node,
        hasExpressionAfter: isTemplateText && quasis.at(-1) !== node,
      }
      return { node, start, end, segment }
    })

/** Returns the edits that remove the classes of the other platform from strings. */
export const classEdits = (source: SourceCode, mode: Mode): TextEdit[] =>
  classSegmentsOf(source)
    .filter(({ segment }) => hasPlatformClass(segment.text))
    .map(({ start, end, segment }) => ({
      start,
      end,
      text: mapClassNames(segment, (name) => (platformOf(name) === otherPlatform(mode) ? undefined : name)),
    }))
    .filter(({ start, end, text }) => source.text.slice(start, end) !== text)

/** Returns the literals and tables that can be the value of an expression; undefined if not all of them are known. */
const possibleValues = (
  node: Node | undefined,
  constantValues: ReadonlyMap<string, Node>,
  depth = 0,
): Node[] | undefined => {
  const inner = unwrapExpression(node)
  if (!inner || depth > 8) return undefined
  const valuesOfAll = (nodes: (Node | undefined)[]) => {
    const valuesByNode = nodes.map((item) => possibleValues(item, constantValues, depth + 1))
    return valuesByNode.every((values) => values !== undefined) ? valuesByNode.flat() : undefined
  }
  if (inner.type === 'Identifier')
    return possibleValues(constantValues.get(stringField(inner, 'name') ?? ''), constantValues, depth + 1)
  if (inner.type === 'ConditionalExpression')
    return valuesOfAll([childNodeOf(inner, 'consequent'), childNodeOf(inner, 'alternate')])
  if (inner.type === 'MemberExpression') {
    const tables = possibleValues(childNodeOf(inner, 'object'), constantValues, depth + 1)
    if (!tables?.every(({ type }) => type === 'ObjectExpression')) return undefined
    const name = booleanField(inner, 'computed')
      ? undefined
      : stringField(childNodeOf(inner, 'property'), 'name')
    const entries = tables.flatMap((table) => childNodesOf(table, 'properties'))
    if (entries.some(({ type }) => type !== 'Property')) return undefined
    const matchingEntries = entries.filter(
      (entry) => !name || stringField(childNodeOf(entry, 'key'), 'name') === name,
    )
    return matchingEntries.length > 0
      ? valuesOfAll(matchingEntries.map((entry) => childNodeOf(entry, 'value')))
      : undefined
  }
  if (inner.type === 'TemplateLiteral') {
    const areShort = childNodesOf(inner, 'quasis').every((quasi) => quasi.end - quasi.start < 2)
    return areShort && childNodesOf(inner, 'expressions').length === 0 ? [inner] : undefined
  }
  return ['Literal', 'ObjectExpression'].includes(inner.type) ? [inner] : undefined
}

const isEmptyText = (node: Node) =>
  (node.type === 'Literal' && stringField(node, 'value') === '') ||
  (node.type === 'TemplateLiteral' && node.end - node.start === 2)

/** Returns whether an expression can be removed from a list of classes: it is always an empty string, without side effects. */
const isEmpty = (node: Node, constantValues: ReadonlyMap<string, Node>): boolean =>
  isPure(node) && (possibleValues(node, constantValues)?.every(isEmptyText) ?? false)

const templateEdits = (
  source: SourceCode,
  node: Node,
  constantValues: ReadonlyMap<string, Node>,
): TextEdit[] => {
  const expressions = childNodesOf(node, 'expressions')
  const emptyExpressions = expressions.filter((expression) => isEmpty(expression, constantValues))
  if (emptyExpressions.length === 0) return []
  const texts = classSegmentsOf({ ...source, nodes: childNodesOf(node, 'quasis') }).map(
    ({ segment }) => segment.text,
  )
  let text = texts[0] ?? ''
  for (const [n, expression] of expressions.entries()) {
    const next = texts[n + 1] ?? ''
    if (!emptyExpressions.includes(expression)) text += `\${${nodeText(source, expression)}}${next}`
    else text = /(^|\s)$/.test(text) ? text + next.trimStart() : text + next
  }
  return [{ start: node.start, end: node.end, text: `\`${text.trimEnd()}\`` }]
}

/** Returns whether a node is an element of an array on which the given method is called: `[node].join(' ')`. */
const isInArrayOf = (node: Node, method: 'filter' | 'join'): boolean => {
  const { node: parent, parentKey } = unwrappedParent(node)
  const call = parent?.parent
  return (
    parentKey === 'elements' &&
    call?.type === 'MemberExpression' &&
    stringField(childNodeOf(call, 'property'), 'name') === method
  )
}

/**
 * Returns the edits that remove code without an effect, such as empty elements of class lists and empty `className` attributes,
 * and that simplify conditional expressions with equal results, and templates and attributes that contain only a string.
 * @param source a file whose classes for the other platform have been removed
 */
export const redundantCodeEdits = (source: SourceCode): TextEdit[] => {
  const constantValues = constantsOf(source)
  return source.nodes.flatMap((node): TextEdit[] => {
    const replace = (text: string): TextEdit[] => [{ start: node.start, end: node.end, text }]
    if (node.type === 'TemplateLiteral' && node.parent?.type !== 'TaggedTemplateExpression') {
      const [first, second] = childNodesOf(node, 'expressions')
      const edits = templateEdits(source, node, constantValues)
      if (edits.length > 0) return edits
      const hasOnlyExpressions = childNodesOf(node, 'quasis').every(
        (quasi) => source.text.slice(quasi.start, quasi.end).replace(/[`${}]/g, '') === '',
      )
      const isJsxExpression = unwrappedParent(node).node?.type === 'JSXExpressionContainer'
      const value = constantValues.get(stringField(first, 'name') ?? '')
      const isStringValue =
        isJsxExpression ||
        value?.type === 'TemplateLiteral' ||
        (value && stringField(value, 'value') !== undefined)
      if (first && !second && hasOnlyExpressions && isStringValue) return replace(nodeText(source, first))
      if (!first) return replace(`'${source.text.slice(node.start + 1, node.end - 1)}'`)
    }
    if (node.type === 'ConditionalExpression') {
      const [consequent, alternate] = [
        unwrapExpression(childNodeOf(node, 'consequent')),
        unwrapExpression(childNodeOf(node, 'alternate')),
      ]
      const isEqual =
        consequent &&
        alternate &&
        consequent.type === 'Literal' &&
        nodeText(source, consequent) === nodeText(source, alternate)
      if (isEqual && isPure(childNodeOf(node, 'test'))) return replace(nodeText(source, consequent))
    }
    if (isInArrayOf(node, 'join') && isEmptyText(node)) return [listItemRemovalEdit(source, node)]
    if (isInArrayOf(node, 'filter')) {
      const resultNode = node.type === 'LogicalExpression' ? childNodeOf(node, 'right') : node
      if (resultNode && isPure(node) && isEmpty(resultNode, constantValues))
        return [listItemRemovalEdit(source, node)]
    }
    if (node.type === 'JSXExpressionContainer' && node.parent?.type === 'JSXAttribute') {
      const value = childNodeOf(node, 'expression')
      if (
        value?.type === 'Literal' &&
        stringField(value, 'value') !== undefined &&
        !stringField(value, 'value')?.includes('"')
      )
        return replace(`"${stringField(value, 'value')}"`)
    }
    if (node.type === 'JSXAttribute' && stringField(childNodeOf(node, 'name'), 'name') === 'className') {
      const value = childNodeOf(node, 'value')
      if (value?.type === 'Literal' && stringField(value, 'value') === '') {
        const whitespaceLength = /\s*$/.exec(source.text.slice(0, node.start))?.[0].length ?? 0
        return [{ start: node.start - whitespaceLength, end: node.end, text: '' }]
      }
    }
    return []
  })
}
