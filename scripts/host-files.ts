/**
 * Defines the headers of all hosts, and creates the texts of `_headers` and `_redirects`, which hosts such as Netlify and
 * Cloudflare Pages read. Our own server reads the same files, so that tests get the same headers as visitors, except HSTS. Reads
 * and writes no files.
 */

/** Headers for every path that matches the pattern; `*` matches any characters. */
export type HeaderRule = { pattern: string; headers: [name: string, value: string][] }
/** A redirect with its HTTP status. */
export type Redirect = { from: string; to: string; status: number }

/** Lets pages of other origins read a response, such as sample data, code, or a picture of a screen. */
const CORS_HEADER: [string, string] = ['Access-Control-Allow-Origin', '*']

/** Name of the header that makes browsers use https. It must be sent only over https (RFC 6797, section 7.2). */
export const HSTS_HEADER = 'Strict-Transport-Security'

/**
 * The headers that every host sends. Browsers must not guess content types, and of the features in `Permissions-Policy`, pages
 * may use only the camera, which the QR scanner needs. Files with a hash in their name never change, so browsers may cache them
 * for a year. Browsers request the icons again for every URL of a visit, so icons may be cached for a week.
 *
 * `frame-ancestors` is omitted on purpose: every screen may be embedded, and even `*` excludes `file://`, `data:`, and the
 * schemes of native apps. No page performs actions for a logged-in user, so an attacker gains nothing by framing a page.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    pattern: '/*',
    headers: [
      [HSTS_HEADER, 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
    ],
  },
  {
    pattern: '/_next/static/*',
    headers: [['Cache-Control', 'public, max-age=31536000, immutable'], CORS_HEADER],
  },
  { pattern: '/icons/*', headers: [['Cache-Control', 'public, max-age=604800']] },
  { pattern: '/data/*', headers: [CORS_HEADER] },
  { pattern: '/r/*', headers: [CORS_HEADER] },
  { pattern: '/shots/*', headers: [CORS_HEADER] },
  { pattern: '/oembed/*', headers: [CORS_HEADER] },
  { pattern: '/embed.js', headers: [CORS_HEADER] },
]

/**
 * Returns the content of `_headers`.
 *
 * @param basePath the site's base path, empty at the root
 */
export const formatHeaders = (basePath: string): string =>
  `${headerRules
    .map(({ pattern, headers }) =>
      [basePath + pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')}\n`

/**
 * Returns the content of `_redirects`: the base URL redirects to the home screen before any HTML is sent.
 *
 * @param basePath the site's base path, empty at the root
 */
export const formatRedirects = (basePath: string): string => `${basePath}/ ${basePath}/home/ 302\n`

/** Parses the text of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ pattern: line.trim(), headers: [] })
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line)
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', (header[2] ?? '').trim()])
  }
  return rules
}

/** Parses the text of a `_redirects` file. */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
      return { from, to, status: Number(status) }
    })

/** Returns the headers of all rules that match a path. Headers of later rules come last, so that they override earlier ones. */
export const headersFor = (rules: HeaderRule[], path: string): [string, string][] =>
  rules.filter((rule) => matchesPattern(rule.pattern, path)).flatMap((rule) => rule.headers)

function matchesPattern(pattern: string, path: string): boolean {
  const escapedParts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${escapedParts.join('.*')}$`).test(path)
}
