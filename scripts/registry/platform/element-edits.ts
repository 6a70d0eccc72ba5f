/** Removes elements that are never visible on a platform, such as an element with the class `ios:hidden`. */

import type { Mode } from '@/lib/frame/state'
import { classSegmentsOf } from './class-edits'
import { isHidden } from './class-names'
import { isPure } from './is-pure'
import {
  childNodeOf,
  childNodesOf,
  type Node,
  nodeText,
  type SourceCode,
  stringField,
  type TextEdit,
  unwrapExpression,
  unwrappedParent,
} from './syntax-tree'

/** Placeholder for removed elements during the conversion of a file, because the file may already contain `null`. */
export const REMOVED_PLACEHOLDER = '__gone__'

/** Attributes by which other code may refer to an element. */
const REFERENCE_ATTRIBUTES = ['ref', 'id']

const findAttribute = (element: Node, name: string): Node | undefined =>
  childNodesOf(childNodeOf(element, 'openingElement'), 'attributes').find(
    (candidate) => stringField(childNodeOf(candidate, 'name'), 'name') === name,
  )

/** Returns the classes that are written in the `className` of an element, except those that expressions add. */
const classesOf = (source: SourceCode, element: Node): string[] => {
  const value = childNodeOf(findAttribute(element, 'className'), 'value')
  const inner =
    value?.type === 'JSXExpressionContainer' ? unwrapExpression(childNodeOf(value, 'expression')) : value
  const texts =
    inner?.type === 'TemplateLiteral'
      ? childNodesOf(inner, 'quasis')
      : inner?.type === 'Literal'
        ? [inner]
        : []
  return classSegmentsOf({ ...source, nodes: texts }).flatMap(({ segment }) =>
    segment.text.split(/\s+/).filter(Boolean),
  )
}

/** Returns the length of the white space before a position. */
const whiteSpaceLengthBefore = (source: SourceCode, position: number) =>
  /\s*$/.exec(source.text.slice(0, position))?.[0].length ?? 0

const childRemovalEdit = (source: SourceCode, node: Node): TextEdit => {
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
 * @param onlyRendersProp whether a component only renders the value of an attribute, so that the attribute can be removed
 */
export const elementEdits = (
  source: SourceCode,
  mode: Mode,
  onlyRendersProp: (component: string, name: string) => boolean,
): TextEdit[] =>
  source.nodes.flatMap((node): TextEdit[] => {
    if (node.type === 'JSXElement' && isHidden(classesOf(source, node), mode)) {
      if (REFERENCE_ATTRIBUTES.some((name) => findAttribute(node, name))) return []
      const { node: parent, parentKey } = unwrappedParent(node)
      if (parentKey === 'children') return [childRemovalEdit(source, node)]
      if (parent?.type === 'JSXExpressionContainer' && parent.parentKey === 'value') {
        const owner = parent.parent?.parent as Node
        const component = stringField(childNodeOf(owner, 'name'), 'name') ?? ''
        const name = stringField(childNodeOf(parent.parent, 'name'), 'name') ?? ''
        if (!onlyRendersProp(component, name)) return [{ start: node.start, end: node.end, text: '<></>' }]
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

const rendersNothing = (node: Node | undefined): boolean => {
  const inner = unwrapExpression(node)
  if (inner?.type === 'Identifier') return stringField(inner, 'name') === REMOVED_PLACEHOLDER
  return (inner as (Node & { value?: unknown }) | undefined)?.value === false && inner?.type === 'Literal'
}

/**
 * Returns the edits that simplify code around removed elements, such as `{busy && __gone__}`, or a fragment around one element.
 * @param source a file whose hidden elements have been removed
 */
export const removedElementCleanupEdits = (source: SourceCode): TextEdit[] =>
  source.nodes.flatMap((node): TextEdit[] => {
    if (node.type === 'LogicalExpression' && stringField(node, 'operator') === '&&')
      return rendersNothing(childNodeOf(node, 'right')) && isPure(childNodeOf(node, 'left'))
        ? [{ start: node.start, end: node.end, text: REMOVED_PLACEHOLDER }]
        : []
    if (node.type === 'ConditionalExpression') {
      const areBothRemoved =
        rendersNothing(childNodeOf(node, 'consequent')) && rendersNothing(childNodeOf(node, 'alternate'))
      return areBothRemoved && isPure(childNodeOf(node, 'test'))
        ? [{ start: node.start, end: node.end, text: REMOVED_PLACEHOLDER }]
        : []
    }
    if (node.type === 'JSXExpressionContainer' && node.parentKey === 'children') {
      const inner = unwrapExpression(childNodeOf(node, 'expression'))
      if (rendersNothing(inner)) return [childRemovalEdit(source, node)]
      if (inner?.type === 'JSXElement')
        return [{ start: node.start, end: node.end, text: nodeText(source, inner) }]
    }
    if (node.type === 'JSXFragment') {
      const visibleChildren = childNodesOf(node, 'children').filter(
        (node) => node.type !== 'JSXText' || nodeText(source, node).trim() !== '',
      )
      const [onlyChild] = visibleChildren
      if (visibleChildren.length === 1 && onlyChild?.type === 'JSXElement')
        return [{ start: node.start, end: node.end, text: nodeText(source, onlyChild) }]
    }
    return []
  })
