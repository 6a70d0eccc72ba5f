/** Extracts declarations and doc comments from TypeScript that Biome has formatted. The functions are pure. */
import type { ApiMember, ApiTag } from '@/lib/site/api-docs'

const OPENING_BRACKETS = '([{'
const CLOSING_BRACKETS = ')]}'

/** Returns the end of the string, template, or comment that begins at a position; the position itself if none begins there. */
const skipStringOrComment = (text: string, position: number): number => {
  const prefix = text.slice(position, position + 2)
  if (prefix === '//') return text.indexOf('\n', position)
  if (prefix === '/*') return text.indexOf('*/', position) + 2
  const quote = text[position] ?? ''
  if (!'\'"`'.includes(quote) || quote === '') return position
  let end = position + 1
  while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1
  return end + 1
}

/**
 * Finds the first match of a pattern at or after `from` that is not inside parentheses, square brackets, braces, strings, or
 * comments that begin at or after `from`.
 * @returns the position of the match; the length of the text if there is none
 */
export const findOutsideBrackets = (text: string, from: number, pattern: RegExp): number => {
  const stickyPattern = new RegExp(pattern.source, 'y')
  let depth = 0
  for (let position = from; position < text.length; ) {
    const tokenEnd = skipStringOrComment(text, position)
    if (tokenEnd > position) {
      position = tokenEnd
      continue
    }
    stickyPattern.lastIndex = position
    if (depth === 0 && stickyPattern.test(text)) return position
    const character = text[position] ?? ''
    if (OPENING_BRACKETS.includes(character)) depth++
    // Angle brackets are not counted, because the arrow of a function type contains one.
    if (CLOSING_BRACKETS.includes(character)) depth--
    position++
  }
  return text.length
}

/** Returns a declaration in one line, without doc comments and without the vertical bar at the start of a union. */
export const toOneLine = (text: string): string =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/(^|=) ?\| /, '$1 ')
    .replace(/([([<]) (?=\S)/g, '$1')
    .replace(/,? ([)\]])/g, '$1')
    .trim()

/** Removes citations, such as “Source: iOS.”, which are useful only to readers of the code. */
const withoutCitations = (text: string): string => text.replace(/ Sources?: (?:[^.]|\.(?=\S))*\./g, '')

/** Parses a doc comment into its text and its tags. */
export const parseComment = (doc: string): { text: string; tags: ApiTag[] } => {
  const commentText = doc
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/(^|\s)@deprecated\s+/, '$1Deprecated. ')
  const [text = '', ...rest] = commentText.split(/(?:^|\s)@(?=(?:param|returns|throws)\b)/)
  const cleanText = (part: string) => withoutCitations(part.replace(/\s+/g, ' ')).trim()
  const tags = rest.map((part): ApiTag => {
    const [, tag = '', content = ''] = /^(\w+)\s*([\s\S]*)$/.exec(part) ?? []
    if (tag !== 'param') return { tag: tag as ApiTag['tag'], text: cleanText(content) }
    const [, name = '', description = ''] = /^([\w.]+)\s*([\s\S]*)$/.exec(content) ?? []
    return { tag, name, text: cleanText(description) }
  })
  return { text: cleanText(text), tags }
}

/** Returns the doc comment that ends right before a position; empty if there is none. */
export const docCommentBefore = (text: string, position: number): string => {
  const before = text.slice(0, position).trimEnd()
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : ''
}

const MEMBER_PATTERN = /^(?:readonly )?(['"]?[\w$-]+['"]?)(\?)?(:)?\s*([\s\S]*)$/

/**
 * Parses the members of an object type.
 * @param body the text between the braces of the type
 */
export const membersOf = (body: string): ApiMember[] => {
  const members: ApiMember[] = []
  let doc = ''
  for (let position = 0; position < body.length; ) {
    const rest = body.slice(position)
    const whitespaceLength = /^\s+/.exec(rest)?.[0].length ?? 0
    if (whitespaceLength > 0) {
      position += whitespaceLength
    } else if (rest.startsWith('/**')) {
      doc = rest.slice(0, rest.indexOf('*/') + 2)
      position += doc.length
    } else if (rest.startsWith('//')) {
      position += rest.indexOf('\n')
    } else {
      // A union can continue on the next line, and short members can share a line.
      const end = findOutsideBrackets(body, position, /\n(?!\s*[|&?:])|; /)
      const [, name = '', optional, colon, type = ''] = MEMBER_PATTERN.exec(body.slice(position, end)) ?? []
      if (name)
        members.push({
          name,
          optional: optional === '?',
          type: toOneLine(colon ? type : body.slice(position, end).replace(/^(readonly )?[\w$]+\??/, '')),
          text: parseComment(doc).text,
        })
      doc = ''
      position = body[end] === ';' ? end + 1 : end
    }
  }
  return members
}
