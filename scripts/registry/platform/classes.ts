/** Removes the classes of the other platform from the strings of a file, and everything that is empty without them. */
import type { Mode } from '@/lib/frame/state'
import { hasPlatform, mapClassNames, platformOf, type Run } from './class-names'
import { isPure } from './pure'
import {
  booleanField,
  child,
  type Edit,
  elementRemovalEdit,
  list,
  type Node,
  type Source,
  stringField,
  textOf,
  unwrapExpression,
  unwrappedParent,
} from './syntax'
import { constants, otherOf } from './values'

/** Returns the parts of a file that can contain classes: strings, and the text of templates between their expressions. */
export const runs = (source: Source): { node: Node; start: number; end: number; run: Run }[] =>
  source.nodes
    .flatMap((node) => {
      if (node.type === 'Literal' && stringField(node, 'value') !== undefined)
        return [{ node, start: node.start + 1, end: node.end - 1 }]
      if (node.type !== 'TemplateElement' || node.parent?.type !== 'TemplateLiteral') return []
      const quote = node.parent
      const at = list(quote, 'quasis').indexOf(node)
      const expressions = list(quote, 'expressions')
      const start =
        at === 0 ? quote.start + 1 : source.text.indexOf('}', (expressions[at - 1] as Node).end) + 1
      const next = expressions[at]
      const end = next ? source.text.lastIndexOf('${', next.start) : quote.end - 1
      return [{ node, start, end }]
    })
    .map(({ node, start, end }) => {
      const isPart = node.type === 'TemplateElement'
      const quasis = isPart ? list(node.parent, 'quasis') : []
      const run = {
        text: source.text.slice(start, end),
        opens: isPart && quasis[0] !== node,
        closes: isPart && quasis.at(-1) !== node,
      }
      return { node, start, end, run }
    })

/** Returns the edits that remove the classes of the other platform from strings. */
export const classEdits = (source: Source, mode: Mode): Edit[] =>
  runs(source)
    .filter(({ run }) => hasPlatform(run.text))
    .map(({ start, end, run }) => ({
      start,
      end,
      text: mapClassNames(run, (name) => (platformOf(name) === otherOf(mode) ? undefined : name)),
    }))
    .filter(({ start, end, text }) => source.text.slice(start, end) !== text)

/** Returns the strings and tables that can be the value of an expression; undefined if the file does not show all of them. */
const possibleValues = (
  node: Node | undefined,
  known: ReadonlyMap<string, Node>,
  depth = 0,
): Node[] | undefined => {
  const inner = unwrapExpression(node)
  if (!inner || depth > 8) return undefined
  const all = (nodes: (Node | undefined)[]) => {
    const found = nodes.map((inner) => possibleValues(inner, known, depth + 1))
    return found.every((inner) => inner !== undefined) ? found.flat() : undefined
  }
  if (inner.type === 'Identifier')
    return possibleValues(known.get(stringField(inner, 'name') ?? ''), known, depth + 1)
  if (inner.type === 'ConditionalExpression')
    return all([child(inner, 'consequent'), child(inner, 'alternate')])
  if (inner.type === 'MemberExpression') {
    const tables = possibleValues(child(inner, 'object'), known, depth + 1)
    if (!tables?.every(({ type }) => type === 'ObjectExpression')) return undefined
    const name = booleanField(inner, 'computed') ? undefined : stringField(child(inner, 'property'), 'name')
    const entries = tables.flatMap((table) => list(table, 'properties'))
    if (entries.some(({ type }) => type !== 'Property')) return undefined
    const matching = entries.filter((entry) => !name || stringField(child(entry, 'key'), 'name') === name)
    return matching.length > 0 ? all(matching.map((entry) => child(entry, 'value'))) : undefined
  }
  if (inner.type === 'TemplateLiteral') {
    const spaces = list(inner, 'quasis').every((quasi) => quasi.end - quasi.start < 2 || false)
    return spaces && list(inner, 'expressions').length === 0 ? [inner] : undefined
  }
  return ['Literal', 'ObjectExpression'].includes(inner.type) ? [inner] : undefined
}

const isEmptyText = (node: Node) =>
  (node.type === 'Literal' && stringField(node, 'value') === '') ||
  (node.type === 'TemplateLiteral' && node.end - node.start === 2)

/** Returns whether an expression is always an empty string, so that it can be removed from a list of classes. */
const isEmpty = (node: Node, known: ReadonlyMap<string, Node>): boolean =>
  isPure(node) && (possibleValues(node, known)?.every(isEmptyText) ?? false)

const templateEdit = (source: Source, node: Node, known: ReadonlyMap<string, Node>): Edit[] => {
  const expressions = list(node, 'expressions')
  const idle = expressions.filter((expression) => isEmpty(expression, known))
  if (idle.length === 0) return []
  const parts = runs({ ...source, nodes: list(node, 'quasis') }).map(({ run }) => run.text)
  let text = parts[0] ?? ''
  for (const [n, expression] of expressions.entries()) {
    const next = parts[n + 1] ?? ''
    if (!idle.includes(expression)) text += `\${${textOf(source, expression)}}${next}`
    else text = /(^|\s)$/.test(text) ? text + next.trimStart() : text + next
  }
  return [{ start: node.start, end: node.end, text: `\`${text.trimEnd()}\`` }]
}

/** Returns whether a node is an element of an array on which the given method is called: `[node].join(' ')`. */
const isJoined = (node: Node, by: 'filter' | 'join'): boolean => {
  const { node: parent, slot } = unwrappedParent(node)
  const call = parent?.parent
  return (
    slot === 'elements' &&
    call?.type === 'MemberExpression' &&
    stringField(child(call, 'property'), 'name') === by
  )
}

/**
 * Returns the edits that remove code without an effect: empty parts of templates, empty elements of class lists, conditions with
 * equal results, and empty `className` attributes.
 * @param source a file whose classes for the other platform have been removed
 */
export const emptyEdits = (source: Source): Edit[] => {
  const known = constants(source)
  return source.nodes.flatMap((node): Edit[] => {
    const put = (text: string): Edit[] => [{ start: node.start, end: node.end, text }]
    if (node.type === 'TemplateLiteral' && node.parent?.type !== 'TaggedTemplateExpression') {
      const [first, more] = list(node, 'expressions')
      const edits = templateEdit(source, node, known)
      if (edits.length > 0) return edits
      const isAlone = list(node, 'quasis').every(
        (quasi) => source.text.slice(quasi.start, quasi.end).replace(/[`${}]/g, '') === '',
      )
      const isClass = unwrappedParent(node).node?.type === 'JSXExpressionContainer'
      const value = known.get(stringField(first, 'name') ?? '')
      const isText =
        isClass || value?.type === 'TemplateLiteral' || (value && stringField(value, 'value') !== undefined)
      if (first && !more && isAlone && isText) return put(textOf(source, first))
      if (!first) return put(`'${source.text.slice(node.start + 1, node.end - 1)}'`)
    }
    if (node.type === 'ConditionalExpression') {
      const [yes, no] = [
        unwrapExpression(child(node, 'consequent')),
        unwrapExpression(child(node, 'alternate')),
      ]
      const same = yes && no && yes.type === 'Literal' && textOf(source, yes) === textOf(source, no)
      if (same && isPure(child(node, 'test'))) return put(textOf(source, yes))
    }
    if (isJoined(node, 'join') && isEmptyText(node)) return [elementRemovalEdit(source, node)]
    if (isJoined(node, 'filter')) {
      const nothing = node.type === 'LogicalExpression' ? child(node, 'right') : node
      if (nothing && isPure(node) && isEmpty(nothing, known)) return [elementRemovalEdit(source, node)]
    }
    if (node.type === 'JSXExpressionContainer' && node.parent?.type === 'JSXAttribute') {
      const value = child(node, 'expression')
      if (
        value?.type === 'Literal' &&
        stringField(value, 'value') !== undefined &&
        !stringField(value, 'value')?.includes('"')
      )
        return put(`"${stringField(value, 'value')}"`)
    }
    if (node.type === 'JSXAttribute' && stringField(child(node, 'name'), 'name') === 'className') {
      const value = child(node, 'value')
      if (value?.type === 'Literal' && stringField(value, 'value') === '') {
        const before = /\s*$/.exec(source.text.slice(0, node.start))?.[0].length ?? 0
        return [{ start: node.start - before, end: node.end, text: '' }]
      }
    }
    return []
  })
}
