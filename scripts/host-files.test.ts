import { expect, test } from 'vitest'
import { headersFile, headersFor, parseHeaders, parseRedirects, redirectsFile } from './host-files'

test('any document may frame every page, and browsers do not guess content types', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/login/0/'))
  // Even `frame-ancestors *` excludes files and native apps.
  expect(headers.has('Content-Security-Policy')).toBe(false)
  expect(headers.has('X-Frame-Options')).toBe(false)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.has('Cache-Control')).toBe(false)
})

test('files with a hash in their name are cached as immutable', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('/demo')), '/demo/_next/static/chunks/a.js'))
  expect(headers.get('Cache-Control')).toContain('immutable')
})

test('icons are cached, so that they work offline', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/icons/favicon.svg'))
  expect(headers.get('Cache-Control')).toBe('public, max-age=604800')
})

test('rules of a base path do not apply to paths outside of it', () => {
  expect(headersFor(parseHeaders(headersFile('/demo')), '/login/0/')).toEqual([])
})

test('the base address redirects to home, also below a base path', () => {
  expect(parseRedirects(redirectsFile('/demo'))).toEqual([{ from: '/demo/', to: '/demo/home/', status: 302 }])
})

test('only our own pages may use the camera, and no page geolocation, microphone, or payments', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/qrcode/0/'))
  expect(headers.get('Permissions-Policy')).toBe(
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  )
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('other origins may fetch data', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/data/ar/home.json'))
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
})
