import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatHeaders, formatRedirects, headersFor, parseHeaders, parseRedirects } from './host-files'
import { hostileRequestTargets } from './testing/raw-request'

test('any document may frame every page, and browsers do not guess content types', () => {
  const headers = new Map(headersFor(parseHeaders(formatHeaders('')), '/login/0/'))
  // Even `frame-ancestors *` excludes `file://` and native apps.
  expect(headers.has('Content-Security-Policy')).toBe(false)
  expect(headers.has('X-Frame-Options')).toBe(false)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.has('Cache-Control')).toBe(false)
})

test('files with a hash in their name are cached as immutable', () => {
  const headers = new Map(headersFor(parseHeaders(formatHeaders('/demo')), '/demo/_next/static/chunks/a.js'))
  expect(headers.get('Cache-Control')).toContain('immutable')
})

test('icons are cached, so that they work offline', () => {
  const headers = new Map(headersFor(parseHeaders(formatHeaders('')), '/icons/favicon.svg'))
  expect(headers.get('Cache-Control')).toBe('public, max-age=604800')
})

test('rules of a base path do not apply to paths outside of it', () => {
  expect(headersFor(parseHeaders(formatHeaders('/demo')), '/login/0/')).toEqual([])
})

test('the base URL redirects to home, also below a base path', () => {
  expect(parseRedirects(formatRedirects('/demo'))).toEqual([
    { from: '/demo/', to: '/demo/home/', status: 302 },
  ])
})

test('only our own pages may use the camera, and no page geolocation, microphone, or payments', () => {
  const headers = new Map(headersFor(parseHeaders(formatHeaders('')), '/qrcode/0/'))
  expect(headers.get('Permissions-Policy')).toBe(
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  )
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('other origins may fetch data', () => {
  const headers = new Map(headersFor(parseHeaders(formatHeaders('')), '/data/ar/home.json'))
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
})

/** The hosting section of `firebase.json`. The rules of `_redirects` are converted to the same form. */
type Hosting = {
  redirects: { source: string; destination: string }[]
  rewrites?: unknown[]
  ignore: string[]
}
const { hosting: firebase } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: Hosting }
const netlify: Hosting = {
  redirects: parseRedirects(formatRedirects('')).map(({ from, to }) => ({ source: from, destination: to })),
  // Hosts that read these two files do not serve them; that is their own rule, which no test here can check.
  ignore: ['_headers', '_redirects'],
}

/** Returns the paths that a host may derive from a URL: unchanged, decoded, and with dot segments resolved. */
const possiblePaths = (url: string): string[] => {
  let decoded = url
  try {
    decoded = decodeURIComponent(url)
  } catch {
    // A host uses a malformed URL unchanged, or rejects it.
  }
  const resolved = path.posix.normalize(`/${decoded.replaceAll('\\', '/')}`).replace(/^\/+/, '/')
  return [url, decoded, resolved]
}
const HOST_FILE_NAMES = ['_headers', '_redirects']

describe.each([
  ['_headers and _redirects', netlify],
  ['firebase.json', firebase],
])('%s', (_, { redirects, rewrites = [], ignore }) => {
  test('a hostile URL or a missing script leads to no other host and to no file of the host', () => {
    // The destination of a redirect contains no part of the requested URL, so the URL cannot change the destination.
    for (const { source, destination } of redirects) {
      expect(`${source} ${destination}`).not.toMatch(/[*:?()[\]{}!@+|]/)
      expect(destination).toMatch(/^\/(?![/\\])/)
    }
    expect(rewrites).toEqual([])
    for (const url of [...hostileRequestTargets('', 'login/0'), '/_next/static/gone.js'])
      for (const possiblePath of possiblePaths(url)) {
        // A URL that consists only of slashes may be read as the base URL.
        for (const { destination } of redirects.filter(({ source }) => source === possiblePath))
          expect([url, destination]).toEqual([url, '/home/'])
        const file = HOST_FILE_NAMES.find((name) => possiblePath === `/${name}`)
        if (file) expect(ignore, url).toContain(file)
      }
  })
})

test('the hostile URLs include paths to the files of hosts', () => {
  const all = hostileRequestTargets('', 'login/0').flatMap(possiblePaths)
  expect(all).toEqual(expect.arrayContaining(HOST_FILE_NAMES.map((name) => `/${name}`)))
})
