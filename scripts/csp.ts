/**
 * The Content Security Policy of one exported page. Pure: takes HTML, gives HTML. `scripts/build.ts` runs it over
 * the whole export, so that the policy needs no server and holds on every dumb host.
 */
import { createHash } from 'node:crypto'

/** Script types that hold data and are never run, so they need no hash. */
const dataTypes = /\stype="application\/(ld\+json|json)"/

/**
 * Puts the page's policy first in its head (after the charset): scripts of this origin plus the page's own inline
 * ones by hash, styles from files only, pictures also as data and blob addresses (generated codes, taken photos).
 *
 * @param html one exported page
 * @throws when the page has no head or holds inline styles, which the policy would block in the browser
 */
export function withPolicy(html: string): string {
  const styles = inlineStyles(html)
  if (styles.length > 0) {
    throw new Error(
      `Patternbook: an exported page holds ${styles.length} inline styles, the first is ${styles[0]}. ` +
        "The policy style-src 'self' blocks them. Use a class, or set the style from script through element.style.",
    )
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(inlineScripts(html))}"/>`
  const withMeta = html.replace(/<head>(<meta charset="utf-8"\/?>)?/i, (head) => head + meta)
  if (withMeta === html) throw new Error('Patternbook: an exported page has no <head> for its policy.')
  return withMeta
}

/** Every inline style of a page as it is written: `style` attributes and `<style>` elements; none is wanted. */
export function inlineStyles(html: string): string[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
  return [...markup.matchAll(/<[a-z][^<>]*?(\sstyle="[^"]*")|(<style\b[^>]*>)/gi)].map((found) =>
    (found[1] ?? found[2] ?? '').trim(),
  )
}

/** The text of each inline script that the browser would run. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !dataTypes.test(attributes))
    .map(([, , text = '']) => text)

function policy(scripts: string[]): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
