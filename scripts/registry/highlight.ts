/**
 * Highlights code at build time with Shiki: with classes instead of style attributes, which the Content Security Policy of the
 * site forbids.
 */
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki'
import type { FileLang } from '@/lib/site/code-export/types'

const theme = createCssVariablesTheme({ name: 'patternbook', variablePrefix: '--tk-' })

let highlighter: Promise<Highlighter> | undefined

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `var(--tk-token-keyword)` → `tk-keyword`; the default text color needs no class. */
const classOf = (color: string | undefined) => {
  const name = /^var\(--tk-(?:token-)?([\w-]+)\)$/.exec(color ?? '')?.[1]
  return name && name !== 'foreground' ? `tk-${name}` : undefined
}

/**
 * Code as HTML: one `<span class="line">` per line, separated by newlines, with spans that have classes `tk-…`.
 * @param code its text; a trailing newline is dropped
 */
export const highlight = async (code: string, lang: FileLang): Promise<string> => {
  const text = code.replace(/\n$/, '')
  const plain = (line: string) => `<span class="line">${escaped(line)}</span>`
  // Drawings and very long files are not highlighted.
  if (lang === 'svg' || text.length > 60_000) return text.split('\n').map(plain).join('\n')
  highlighter ??= createHighlighter({ themes: [theme], langs: ['tsx', 'ts', 'css', 'json'] })
  const { tokens } = (await highlighter).codeToTokens(text, {
    lang,
    theme: 'patternbook',
    // No time limit, so that slow machines highlight everything.
    tokenizeTimeLimit: 0,
  })
  return tokens
    .map((line) => {
      const runs: { name: string | undefined; text: string }[] = []
      for (const { content, color } of line) {
        const last = runs.at(-1)
        const name = content.trim() ? classOf(color) : last?.name
        if (last && last.name === name) last.text += content
        else runs.push({ name, text: content })
      }
      const html = runs.map(({ name, text }) =>
        name ? `<span class="${name}">${escaped(text)}</span>` : escaped(text),
      )
      return `<span class="line">${html.join('')}</span>`
    })
    .join('\n')
}
