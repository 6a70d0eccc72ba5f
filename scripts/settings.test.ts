import { expect, test } from 'vitest'
import { readSettings } from './settings'

test('a build without any setting is for localhost at the root', () => {
  expect(readSettings({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    basePath: '',
    googleMapsKey: '',
  })
})

test('the slash after the site address is dropped, so that paths can follow', () => {
  expect(readSettings({ NEXT_PUBLIC_SITE_URL: 'https://a.example/' }).siteUrl).toBe('https://a.example')
})

test('a base path may have several segments', () => {
  expect(readSettings({ NEXT_PUBLIC_BASE_PATH: '/docs/demo' }).basePath).toBe('/docs/demo')
})

test.each(['demo', '/demo/', '/', '/a b'])(
  'the base path %j is refused with the right form in the message',
  (value) => {
    expect(() => readSettings({ NEXT_PUBLIC_BASE_PATH: value })).toThrow(/^Patternbook: .*like '\/demo'/)
  },
)

test('a site address without a scheme is refused', () => {
  expect(() => readSettings({ NEXT_PUBLIC_SITE_URL: 'a.example' })).toThrow(/absolute address/)
})
