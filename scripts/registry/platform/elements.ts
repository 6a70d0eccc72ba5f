/** Removes elements that are never visible on a platform, such as an element with the class `ios:hidden`. */

import type { Mode } from '@/lib/frame/state'
import { isHidden } from './class-names'
import { runs } from './classes'
import { isPure } from './pure'
import {
  child,
  type Edit,
  list,
  type Node,
  type Source,
  stringField,
  textOf,
  unwrapExpression,
  unwrappedParent,
} from './syntax'

/** Placeholder for removed elements while a file is processed, because `null` may be in the file already. */
export const REMOVED = '__gone__'

/** Attributes by which other code may refer to an element. */
const REFERRED = ['ref', 'id']

const attribute = (element: Node, name: string): Node | undefined =>
  list(child(element, 'openingElement'), 'attributes').find(
    (attribute) => stringField(child(attribute, 'name'), 'name') === name,
  )

/** Returns the classes that are written in the `className` of an element; without those that expressions add. */
const classesOf = (source: Source, element: Node): string[] => {
  const value = child(attribute(element, 'className'), 'value')
  const inner =
    value?.type === 'JSXExpressionContainer' ? unwrapExpression(child(value, 'expression')) : value
  const texts =
    inner?.type === 'TemplateLiteral' ? list(inner, 'quasis') : inner?.type === 'Literal' ? [inner] : []
  return runs({ ...source, nodes: texts }).flatMap(({ run }) => run.text.split(/\s+/).filter(Boolean))
}

/** Returns the length of the white space before a position. */
const blank = (source: Source, at: number) => /\s*$/.exec(source.text.slice(0, at))?.[0].length ?? 0

const removal = (source: Source, node: Node): Edit => {
  const space = blank(source, node.start)
  const before = source.text.slice(node.start - space, node.start)
  return { start: before.includes('\n') ? node.start - space : node.start, end: node.end, text: '' }
}

/**
 * Returns the edits that remove elements that are always hidden on the platform.
 * @param rendersVerbatim whether a component only renders the value of an attribute, so that the attribute can be removed
 */
export const elementEdits = (
  source: Source,
  mode: Mode,
  rendersVerbatim: (component: string, name: string) => boolean,
): Edit[] =>
  source.nodes.flatMap((node): Edit[] => {
    if (node.type === 'JSXElement' && isHidden(classesOf(source, node), mode)) {
      if (REFERRED.some((name) => attribute(node, name))) return []
      const { node: parent, slot } = unwrappedParent(node)
      if (slot === 'children') return [removal(source, node)]
      if (parent?.type === 'JSXExpressionContainer' && parent.slot === 'value') {
        const owner = parent.parent?.parent as Node
        const component = stringField(child(owner, 'name'), 'name') ?? ''
        const name = stringField(child(parent.parent, 'name'), 'name') ?? ''
        if (!rendersVerbatim(component, name)) return [{ start: node.start, end: node.end, text: '<></>' }]
        const removed = parent.parent as Node
        return [{ start: removed.start - blank(source, removed.start), end: removed.end, text: '' }]
      }
      return [{ start: node.start, end: node.end, text: REMOVED }]
    }
    return []
  })

const isNothing = (node: Node | undefined): boolean => {
  const inner = unwrapExpression(node)
  if (inner?.type === 'Identifier') return stringField(inner, 'name') === REMOVED
  return (inner as (Node & { value?: unknown }) | undefined)?.value === false && inner?.type === 'Literal'
}

/**
 * Returns the edits that simplify code around removed elements: `{busy && null}`, or a fragment around a single element.
 * @param source a file whose hidden elements have been removed
 */
export const markupEdits = (source: Source): Edit[] =>
  source.nodes.flatMap((node): Edit[] => {
    if (node.type === 'LogicalExpression' && stringField(node, 'operator') === '&&')
      return isNothing(child(node, 'right')) && isPure(child(node, 'left'))
        ? [{ start: node.start, end: node.end, text: REMOVED }]
        : []
    if (node.type === 'ConditionalExpression') {
      const both = isNothing(child(node, 'consequent')) && isNothing(child(node, 'alternate'))
      return both && isPure(child(node, 'test')) ? [{ start: node.start, end: node.end, text: REMOVED }] : []
    }
    if (node.type === 'JSXExpressionContainer' && node.slot === 'children') {
      const inner = unwrapExpression(child(node, 'expression'))
      if (isNothing(inner)) return [removal(source, node)]
      if (inner?.type === 'JSXElement')
        return [{ start: node.start, end: node.end, text: textOf(source, inner) }]
    }
    if (node.type === 'JSXFragment') {
      const inside = list(node, 'children').filter(
        (node) => node.type !== 'JSXText' || textOf(source, node).trim() !== '',
      )
      const [only] = inside
      if (inside.length === 1 && only?.type === 'JSXElement')
        return [{ start: node.start, end: node.end, text: textOf(source, only) }]
    }
    return []
  })
