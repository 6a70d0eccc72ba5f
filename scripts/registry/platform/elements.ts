/** Removes elements that are never visible on a platform, such as an element with the class `ios:hidden`. */

import type { Mode } from '@/lib/frame/state'
import { isHidden } from './class-names'
import { classSegmentsOf } from './classes'
import { isPure } from './pure'
import {
  child,
  type Edit,
  type Node,
  nodeList,
  type SourceCode,
  stringField,
  textOf,
  unwrapExpression,
  unwrappedParent,
} from './syntax'

/** Placeholder for removed elements while a file is processed, because `null` may be in the file already. */
export const REMOVED_PLACEHOLDER = '__gone__'

/** Attributes by which other code may refer to an element. */
const REFERENCE_ATTRIBUTES = ['ref', 'id']

const findAttribute = (element: Node, name: string): Node | undefined =>
  nodeList(child(element, 'openingElement'), 'attributes').find(
    (candidate) => stringField(child(candidate, 'name'), 'name') === name,
  )

/** Returns the classes that are written in the `className` of an element, except those that expressions add. */
const classesOf = (source: SourceCode, element: Node): string[] => {
  const value = child(findAttribute(element, 'className'), 'value')
  const inner =
    value?.type === 'JSXExpressionContainer' ? unwrapExpression(child(value, 'expression')) : value
  const texts =
    inner?.type === 'TemplateLiteral' ? nodeList(inner, 'quasis') : inner?.type === 'Literal' ? [inner] : []
  return classSegmentsOf({ ...source, nodes: texts }).flatMap(({ segment }) =>
    segment.text.split(/\s+/).filter(Boolean),
  )
}

/** Returns the length of the white space before a position. */
const whiteSpaceLengthBefore = (source: SourceCode, position: number) =>
  /\s*$/.exec(source.text.slice(0, position))?.[0].length ?? 0

const childRemovalEdit = (source: SourceCode, node: Node): Edit => {
  const whiteSpaceLength = whiteSpaceLengthBefore(source, node.start)
  const whiteSpace = source.text.slice(node.start - whiteSpaceLength, node.start)
  return {
    start: whiteSpace.includes('\n') ? node.start - whiteSpaceLength : node.start,
    end: node.end,
    text: '',
  }
}

/**
 * Returns the edits that remove elements that are always hidden on the platform, unless they have a `ref` or an `id`.
 * @param rendersVerbatim whether a component only renders the value of an attribute, so that the attribute can be removed
 */
export const elementEdits = (
  source: SourceCode,
  mode: Mode,
  rendersVerbatim: (component: string, name: string) => boolean,
): Edit[] =>
  source.nodes.flatMap((node): Edit[] => {
    if (node.type === 'JSXElement' && isHidden(classesOf(source, node), mode)) {
      if (REFERENCE_ATTRIBUTES.some((name) => findAttribute(node, name))) return []
      const { node: parent, parentKey } = unwrappedParent(node)
      if (parentKey === 'children') return [childRemovalEdit(source, node)]
      if (parent?.type === 'JSXExpressionContainer' && parent.parentKey === 'value') {
        const owner = parent.parent?.parent as Node
        const component = stringField(child(owner, 'name'), 'name') ?? ''
        const name = stringField(child(parent.parent, 'name'), 'name') ?? ''
        if (!rendersVerbatim(component, name)) return [{ start: node.start, end: node.end, text: '<></>' }]
        const attributeNode = parent.parent as Node
        return [
          {
            start: attributeNode.start - whiteSpaceLengthBefore(source, attributeNode.start),
            end: attributeNode.end,
            text: '',
          },
        ]
      }
      return [{ start: node.start, end: node.end, text: REMOVED_PLACEHOLDER }]
    }
    return []
  })

const isRemoved = (node: Node | undefined): boolean => {
  const inner = unwrapExpression(node)
  if (inner?.type === 'Identifier') return stringField(inner, 'name') === REMOVED_PLACEHOLDER
  return (inner as (Node & { value?: unknown }) | undefined)?.value === false && inner?.type === 'Literal'
}

/**
 * Returns the edits that simplify code around removed elements, such as `{busy && __gone__}`, or a fragment around one element.
 * @param source a file whose hidden elements have been removed
 */
export const markupEdits = (source: SourceCode): Edit[] =>
  source.nodes.flatMap((node): Edit[] => {
    if (node.type === 'LogicalExpression' && stringField(node, 'operator') === '&&')
      return isRemoved(child(node, 'right')) && isPure(child(node, 'left'))
        ? [{ start: node.start, end: node.end, text: REMOVED_PLACEHOLDER }]
        : []
    if (node.type === 'ConditionalExpression') {
      const areBothRemoved = isRemoved(child(node, 'consequent')) && isRemoved(child(node, 'alternate'))
      return areBothRemoved && isPure(child(node, 'test'))
        ? [{ start: node.start, end: node.end, text: REMOVED_PLACEHOLDER }]
        : []
    }
    if (node.type === 'JSXExpressionContainer' && node.parentKey === 'children') {
      const inner = unwrapExpression(child(node, 'expression'))
      if (isRemoved(inner)) return [childRemovalEdit(source, node)]
      if (inner?.type === 'JSXElement')
        return [{ start: node.start, end: node.end, text: textOf(source, inner) }]
    }
    if (node.type === 'JSXFragment') {
      const visibleChildren = nodeList(node, 'children').filter(
        (node) => node.type !== 'JSXText' || textOf(source, node).trim() !== '',
      )
      const [onlyChild] = visibleChildren
      if (visibleChildren.length === 1 && onlyChild?.type === 'JSXElement')
        return [{ start: node.start, end: node.end, text: textOf(source, onlyChild) }]
    }
    return []
  })
