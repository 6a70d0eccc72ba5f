/**
 * Converts Markdown to a page of the documentation, with sections at the second-level headings, highlighted code, and
 * placeholders for React components. Reads and writes no files.
 */
import { Marked, type Token, type Tokens } from 'marked'
import { withBase } from '@/lib/navigation/href'
import type { FileLanguage } from '@/lib/site/code-export/types'
import type { DocBlock, DocContent, DocSection } from '@/lib/site/doc-content'
import { highlight } from '../registry/highlight'

/** Languages of the highlighter by their names in Markdown. All other code is passed as `svg`, which is not highlighted. */
const HIGHLIGHTER_LANG_BY_NAME: Readonly<Record<string, FileLanguage>> = {
  tsx: 'tsx',
  ts: 'ts',
  js: 'ts',
  css: 'css',
  json: 'json',
  html: 'tsx',
}

/** Matches the placeholder of a React component, such as `<!-- api -->`. */
const COMPONENT_PLACEHOLDER = /^<!-- ([a-z-]+) -->\s*$/

/** Returns the id of a heading: its words in lowercase, joined by hyphens. */
export const headingId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')

/** Removes Markdown syntax (backticks and asterisks) from the text of a heading. */
export const stripMarkdown = (text: string) => text.replace(/[`*]/g, '')

/** Adds the base path to links within the site. */
const hrefWithBase = (href: string) => (href.startsWith('/') ? withBase(href) : href)

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = headingId(stripMarkdown(text))
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }) {
      return `<a class="sh-link" href="${hrefWithBase(href)}">${this.parser.parseInline(tokens)}</a>`
    },
    table({ header, rows }) {
      const cell = (tag: string, tokens: Token[]) =>
        `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0]}>`
      const head = header.map(({ tokens }) => cell('th scope="col"', tokens)).join('')
      const body = rows
        .map((row) =>
          row.map(({ tokens }, index) => cell(index === 0 ? 'th scope="row"' : 'td', tokens)).join(''),
        )
        .map((row) => `<tr>${row}</tr>`)
        .join('')
      return `<div class="sh-table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`
    },
  },
})

const blockOf = async (token: Token): Promise<DocBlock> => {
  if (token.type === 'code') {
    const { lang = '', text } = token as Tokens.Code
    const [name = ''] = lang.split(' ')
    return { kind: 'code', html: await highlight(text, HIGHLIGHTER_LANG_BY_NAME[name] ?? 'svg') }
  }
  const placeholderName = token.type === 'html' ? COMPONENT_PLACEHOLDER.exec(token.raw)?.[1] : undefined
  if (placeholderName) return { kind: 'placeholder', name: placeholderName }
  return { kind: 'html', html: marked.parser([token]) }
}

/** Joins adjacent blocks of HTML, and removes empty ones. */
const joinHtmlBlocks = (blocks: DocBlock[]): DocBlock[] =>
  blocks.reduce<DocBlock[]>((all, block) => {
    const lastBlock = all.at(-1)
    if (block.kind === 'html' && lastBlock?.kind === 'html') lastBlock.html += block.html
    else if (block.kind !== 'html' || block.html.trim() !== '') all.push({ ...block })
    return all
  }, [])

/**
 * Converts Markdown to a page of the documentation.
 * @param text Markdown with one first-level heading, an introduction, and sections with second-level headings
 */
export const parseDoc = async (text: string): Promise<DocContent> => {
  const introduction: DocBlock[] = []
  const sections: (DocSection & { blocks: DocBlock[] })[] = []
  let title = ''
  for (const token of marked.lexer(text)) {
    if (token.type === 'space') continue
    if (token.type === 'heading' && token.depth === 1) title = stripMarkdown(token.text)
    else if (token.type === 'heading' && token.depth === 2)
      sections.push({
        id: headingId(stripMarkdown(token.text)),
        title: stripMarkdown(token.text),
        blocks: [],
      })
    else (sections.at(-1)?.blocks ?? introduction).push(await blockOf(token))
  }
  return {
    title,
    introduction: joinHtmlBlocks(introduction),
    sections: sections.map((section) => ({ ...section, blocks: joinHtmlBlocks(section.blocks) })),
  }
}
