/**
 * Adds the Content Security Policy to the HTML of an exported page. `scripts/build.ts` does this for every page of the export, so
 * the policy works on every static host.
 */
import { createHash } from 'node:crypto'

/** Matches the types of scripts that contain data. Browsers never run these scripts, so they need no hash. */
const dataTypePattern = /\stype="application\/(ld\+json|json)"/

/** What a policy allows in addition to its default sources: sources by directive, and `<style>` elements with a nonce. */
export type CspAllowance = { sources: Partial<Record<string, readonly string[]>>; styleNonce?: string }

const googleHosts = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com']

/**
 * The sources that Google Maps needs (developers.google.com/maps/documentation/javascript/content-security-policy), for builds
 * with a key. Google copies the nonce of the first style sheet to the `<style>` elements that it adds. On a static host, the
 * nonce is not secret; it still allows less than 'unsafe-inline', because style attributes remain forbidden. The policy does not
 * contain 'unsafe-eval', although Google lists it.
 */
export const googleMapsAllowance: CspAllowance = {
  sources: {
    'script-src': [...googleHosts.slice(0, 2), 'blob:'],
    'style-src': ['https://fonts.googleapis.com'],
    'img-src': [...googleHosts, 'https://*.googleusercontent.com', 'https://*.ggpht.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': [...googleHosts, 'data:', 'blob:'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ['blob:'],
  },
  styleNonce: 'Z29vZ2xlLW1hcHM=',
}

/**
 * Inserts the policy of a page at the start of its head (after the charset). The policy permits the page's own inline scripts by
 * hash, and pictures from data and blob URLs (QR codes, photos of the visitor). Without allowances, it permits no inline styles.
 *
 * @param html one exported page
 * @param allowances additional allowances for the settings of the build
 * @throws if the page has no head, or if it has inline styles, which the policy would block in the browser
 */
export function withCsp(html: string, allowances: readonly CspAllowance[] = []): string {
  const styles = findInlineStyles(html)
  if (styles.length > 0) {
    throw new Error(
      `Patternbook: an exported page contains inline styles (${styles.length}); the first is ${styles[0]}. ` +
        "The policy style-src 'self' blocks them. Use a class, or set the style with element.style in a script.",
    )
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${createPolicy(findInlineScripts(html), allowances)}"/>`
  const nonce = allowances.find(({ styleNonce }) => styleNonce)?.styleNonce
  const htmlWithNonce = nonce ? addNonce(html, nonce) : html
  const htmlWithMeta = htmlWithNonce.replace(/<head>(<meta charset="utf-8"\/?>)?/i, (head) => head + meta)
  if (htmlWithMeta === htmlWithNonce)
    throw new Error('Patternbook: an exported page has no <head> for its policy.')
  return htmlWithMeta
}

/** Adds the nonce to the first style sheet link of a page, but not to a link in the text of a script, whose hash would change. */
function addNonce(html: string, nonce: string): string {
  let hasNonce = false
  return html.replace(/<script\b[\s\S]*?<\/script>|<link(?= rel="stylesheet")/g, (match) => {
    if (hasNonce || match !== '<link') return match
    hasNonce = true
    return `<link nonce="${nonce}"`
  })
}

/** Returns every inline style of a page: `style` attributes and `<style>` elements. */
export function findInlineStyles(html: string): string[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
  return [...markup.matchAll(/<[a-z][^<>]*?(\sstyle="[^"]*")|(<style\b[^>]*>)/gi)].map((match) =>
    (match[1] ?? match[2] ?? '').trim(),
  )
}

/** Returns the text of each inline script that the browser runs. */
export const findInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !dataTypePattern.test(attributes))
    .map(([, , text = '']) => text)

function createPolicy(scripts: string[], allowances: readonly CspAllowance[]): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const nonces = allowances.flatMap(({ styleNonce }) => (styleNonce ? [`'nonce-${styleNonce}'`] : []))
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", ...nonces],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // For "Open in StackBlitz" in the Install tab of the inspector.
    'form-action': ['https://stackblitz.com'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => {
      const additionalSources = allowances.flatMap((allowance) => allowance.sources[name] ?? [])
      return [name, ...new Set([...sources, ...additionalSources])].join(' ')
    })
    .join('; ')
}
