/** Parses files to syntax trees, and edits ranges of their text, so that the rest of a file keeps its formatting. */
import { parseSync } from 'rolldown/utils'

/** A node of an ESTree with JSX and TypeScript. The functions below read the fields that only some types of nodes have. */
export type Node = {
  type: string
  /** Position of the first character in the text, in UTF-16 units. `end` is the position after the last character. */
  start: number
  end: number
  parent?: Node
  /** Name of the parent's field that contains this node, such as `body`. */
  parentKey: string
}

/** A parsed file. */
export type SourceCode = {
  text: string
  /** Every node except decorators, parents before children, in the order of the fields. */
  nodes: Node[]
  comments: { start: number; end: number }[]
}

/** A change of a text: `text` replaces the characters from `start` up to `end`. */
export type TextEdit = { start: number; end: number; text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const field = (node: Node | undefined, key: string): unknown =>
  (node as Record<string, unknown> | undefined)?.[key]

/** Returns the node in a field; undefined if the field contains no node. */
export const childNodeOf = (node: Node | undefined, key: string): Node | undefined => {
  const value = field(node, key)
  return isNode(value) ? value : undefined
}

/** Returns the nodes in a field that contains a list, without the holes of arrays; empty if the field contains no list. */
export const childNodesOf = (node: Node | undefined, key: string): Node[] => {
  const value = field(node, key)
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Returns the string in a field, such as a name or an operator; undefined if the field contains no string. */
export const stringField = (node: Node | undefined, key: string): string | undefined => {
  const value = field(node, key)
  return typeof value === 'string' ? value : undefined
}

/** Returns whether a boolean field of the node is true, such as `computed` or `shorthand`. */
export const booleanField = (node: Node | undefined, key: string): boolean => field(node, key) === true

const IGNORED_FIELDS = new Set(['parent', 'decorators'])

/**
 * Parses a file.
 * @param file path of the file, whose extension determines the language
 * @throws if the text is not valid code
 */
export const parseFile = (file: string, text: string): SourceCode => {
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0])
    throw new Error(
      `Patternbook: ${file} could not be read for one platform (${errors[0].message}), so it cannot be written. Correct scripts/registry/platform.`,
    )
  const nodes: Node[] = []
  const visit = (node: Node) => {
    nodes.push(node)
    for (const [parentKey, value] of Object.entries(node)) {
      if (IGNORED_FIELDS.has(parentKey)) continue
      for (const item of Array.isArray(value) ? value : [value])
        if (isNode(item)) {
          item.parent = node
          item.parentKey = parentKey
          visit(item)
        }
    }
  }
  visit(program as unknown as Node)
  return { text, nodes, comments }
}

/** Types of nodes around an expression that do not change its value, such as parentheses and type assertions. */
const WRAPPER_TYPES = [
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ChainExpression',
]

/** Returns the expression inside parentheses and type assertions. */
export const unwrapExpression = (node: Node | undefined): Node | undefined =>
  node && WRAPPER_TYPES.includes(node.type) ? unwrapExpression(childNodeOf(node, 'expression')) : node

/**
 * Returns the nearest ancestor that is not a parenthesis or a type assertion, and the name of its field that contains the node.
 */
export const unwrappedParent = (node: Node): { node: Node | undefined; parentKey: string } =>
  node.parent && WRAPPER_TYPES.includes(node.parent.type)
    ? unwrappedParent(node.parent)
    : { node: node.parent, parentKey: node.parentKey }

/** Returns the text of a node. */
export const nodeText = ({ text }: SourceCode, node: Node): string => text.slice(node.start, node.end)

/**
 * Applies edits to a text. If two edits overlap, only the one that begins earlier is applied, or the longer one if both begin at
 * the same position.
 */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  let result = ''
  let position = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < position) continue
    result += text.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return result + text.slice(position)
}

/** Returns the edit that removes a statement with its line and the comments directly above it. */
export const statementRemovalEdit = ({ text, comments }: SourceCode, node: Node): TextEdit => {
  let { start } = node
  for (let hasMoved = true; hasMoved; ) {
    const commentAbove = comments.find(
      (comment) => comment.end <= start && /^[ \t]*(?:\r?\n)?[ \t]*$/.test(text.slice(comment.end, start)),
    )
    // A comment after code on the same line belongs to that code, and stays.
    hasMoved = commentAbove !== undefined && /(^|\n)[ \t]*$/.test(text.slice(0, commentAbove.start))
    if (commentAbove && hasMoved) start = commentAbove.start
  }
  const whitespaceLength = /\n?[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0
  return { start: start - whitespaceLength, end: node.end, text: '' }
}

/** Returns the edit that removes an element of a list, with its comma. */
export const listItemRemovalEdit = ({ text }: SourceCode, node: Node): TextEdit => {
  const trailingComma = /^\s*,\s*/.exec(text.slice(node.end))
  if (trailingComma) return { start: node.start, end: node.end + trailingComma[0].length, text: '' }
  const commaLength = /,\s*$/.exec(text.slice(0, node.start))?.[0].length ?? 0
  return { start: node.start - commaLength, end: node.end, text: '' }
}
