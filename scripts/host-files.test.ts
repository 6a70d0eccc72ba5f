import { expect, test } from 'vitest'
import { headersFile, headersFor, parseHeaders, parseRedirects, redirectsFile } from './host-files'

test('every page may be framed by any document, and browsers do not guess types', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/login/0/'))
  // Even `frame-ancestors *` refuses files and native apps.
  expect(headers.has('Content-Security-Policy')).toBe(false)
  expect(headers.has('X-Frame-Options')).toBe(false)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.has('Cache-Control')).toBe(false)
})

test('files with a hash in their name are kept for ever', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('/demo')), '/demo/_next/static/chunks/a.js'))
  expect(headers.get('Cache-Control')).toContain('immutable')
})

test('icons are cached, so that a browser without a network has them', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/icons/favicon.svg'))
  expect(headers.get('Cache-Control')).toBe('public, max-age=604800')
})

test('rules of a base path say nothing about paths outside it', () => {
  expect(headersFor(parseHeaders(headersFile('/demo')), '/login/0/')).toEqual([])
})

test('the bare address is sent to home, below the base path too', () => {
  expect(parseRedirects(redirectsFile('/demo'))).toEqual([{ from: '/demo/', to: '/demo/home/', status: 302 }])
})

test('the camera is for our own pages, and the place, the microphone and payments are for nobody', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/qrcode/0/'))
  expect(headers.get('Permissions-Policy')).toBe(
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  )
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('data may be fetched from other origins', () => {
  const headers = new Map(headersFor(parseHeaders(headersFile('')), '/data/ar/home.json'))
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
})
