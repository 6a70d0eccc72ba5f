/**
 * Highlights code at build time with Shiki. The HTML has classes instead of style attributes, because the Content Security Policy
 * of the site forbids style attributes.
 */
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki'
import type { FileLanguage } from '@/lib/site/code-export/types'

const theme = createCssVariablesTheme({ name: 'patternbook', variablePrefix: '--syntax-' })

let highlighter: Promise<Highlighter> | undefined

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the class for a color: `var(--syntax-token-keyword)` → `syntax-keyword`. The default text color needs no class. */
const classOf = (color: string | undefined) => {
  const name = /^var\(--syntax-(?:token-)?([\w-]+)\)$/.exec(color ?? '')?.[1]
  return name && name !== 'foreground' ? `syntax-${name}` : undefined
}

/**
 * Converts code to HTML: one `<span class="line">` per line, separated by newlines. These spans contain spans with classes
 * `syntax-…`.
 * @param code the code; a trailing newline is dropped
 */
export const highlight = async (code: string, lang: FileLanguage): Promise<string> => {
  const text = code.replace(/\n$/, '')
  const plainLineHtml = (line: string) => `<span class="line">${escapeHtml(line)}</span>`
  // `svg` is the language of drawings and of code in languages without a grammar here. Neither is highlighted, and very long
  // files are not highlighted either.
  if (lang === 'svg' || text.length > 60_000) return text.split('\n').map(plainLineHtml).join('\n')
  highlighter ??= createHighlighter({ themes: [theme], langs: ['tsx', 'ts', 'css', 'json'] })
  const { tokens } = (await highlighter).codeToTokens(text, {
    lang,
    theme: 'patternbook',
    // No time limit, so that slow machines highlight everything.
    tokenizeTimeLimit: 0,
  })
  return tokens
    .map((line) => {
      const runs: { className: string | undefined; text: string }[] = []
      for (const { content, color } of line) {
        const lastRun = runs.at(-1)
        const className = content.trim() ? classOf(color) : lastRun?.className
        if (lastRun && lastRun.className === className) lastRun.text += content
        else runs.push({ className, text: content })
      }
      const html = runs.map(({ className, text }) =>
        className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
      )
      return `<span class="line">${html.join('')}</span>`
    })
    .join('\n')
}
