/** The syntax tree of a file, and edits to its text by range, so that everything else is unchanged. */
import { parseSync } from 'rolldown/utils'

/** A node of the tree (ESTree with JSX and types); its own fields are read with `child`, `list`, and `stringField`. */
export type Node = {
  type: string
  /** Range in the text, in UTF-16 units. */
  start: number
  end: number
  parent?: Node
  /** Field of the parent that contains it. */
  slot: string
}

/** A parsed file. */
export type Source = {
  text: string
  /** Every node, parents before children, in the order of the fields. */
  nodes: Node[]
  comments: { start: number; end: number }[]
}

/** A change of the text. */
export type Edit = { start: number; end: number; text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const field = (node: Node | undefined, key: string): unknown =>
  (node as Record<string, unknown> | undefined)?.[key]

/** A field that contains a node. */
export const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = field(node, key)
  return isNode(value) ? value : undefined
}

/** A field that contains nodes, without the holes of a pattern. */
export const list = (node: Node | undefined, key: string): Node[] => {
  const value = field(node, key)
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** A field that contains a string: a name, an operator, or the value of a string literal. */
export const stringField = (node: Node | undefined, key: string): string | undefined => {
  const value = field(node, key)
  return typeof value === 'string' ? value : undefined
}

/** Whether a boolean field of the node is true (`computed`, `shorthand`). */
export const booleanField = (node: Node | undefined, key: string): boolean => field(node, key) === true

const IGNORED = new Set(['parent', 'decorators'])

/**
 * Parses a file.
 * @param file its path, whose extension determines the language
 * @throws if it is not valid code
 */
export const parse = (file: string, text: string): Source => {
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0])
    throw new Error(
      `Patternbook: ${file} could not be read for one platform (${errors[0].message}), so it cannot be written. Correct scripts/registry/platform.`,
    )
  const nodes: Node[] = []
  const visit = (node: Node) => {
    nodes.push(node)
    for (const [slot, value] of Object.entries(node)) {
      if (IGNORED.has(slot)) continue
      for (const item of Array.isArray(value) ? value : [value])
        if (isNode(item)) {
          item.parent = node
          item.slot = slot
          visit(item)
        }
    }
  }
  visit(program as unknown as Node)
  return { text, nodes, comments }
}

/** Parentheses and type assertions do not change an expression. */
const WRAPS = [
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ChainExpression',
]

/** The expression inside of parentheses and type assertions. */
export const unwrapExpression = (node: Node | undefined): Node | undefined =>
  node && WRAPS.includes(node.type) ? unwrapExpression(child(node, 'expression')) : node

/** The nearest parent that is not a parenthesis or a type assertion, and its field with this node. */
export const unwrappedParent = (node: Node): { node: Node | undefined; slot: string } =>
  node.parent && WRAPS.includes(node.parent.type)
    ? unwrappedParent(node.parent)
    : { node: node.parent, slot: node.slot }

/** The text of a node. */
export const textOf = ({ text }: Source, node: Node): string => text.slice(node.start, node.end)

/** Applies the edits. If two overlap, only the one that begins earlier or is longer is applied. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  let result = ''
  let at = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}

/** The edit that removes a statement with its line and the comments directly above it. */
export const removalEdit = ({ text, comments }: Source, node: Node): Edit => {
  let { start } = node
  for (let moved = true; moved; ) {
    const above = comments.find(
      (comment) => comment.end <= start && /^[ \t]*(?:\r?\n)?[ \t]*$/.test(text.slice(comment.end, start)),
    )
    // A comment at the end of a line belongs to that line.
    moved = above !== undefined && /(^|\n)[ \t]*$/.test(text.slice(0, above.start))
    if (above && moved) start = above.start
  }
  const before = /\n?[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0
  return { start: start - before, end: node.end, text: '' }
}

/** The edit that removes an element of a list, with its comma. */
export const elementRemovalEdit = ({ text }: Source, node: Node): Edit => {
  const after = /^\s*,\s*/.exec(text.slice(node.end))
  if (after) return { start: node.start, end: node.end + after[0].length, text: '' }
  const before = /,\s*$/.exec(text.slice(0, node.start))?.[0].length ?? 0
  return { start: node.start - before, end: node.end, text: '' }
}
