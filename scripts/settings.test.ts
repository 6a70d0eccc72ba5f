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

test('a database is read from where the build is told', () => {
  const url = 'https://book.europe-west1.firebasedatabase.app'
  expect(readSettings({ NEXT_PUBLIC_FIREBASE_DATABASE_URL: url }).databaseUrl).toBe(url)
})

test.each(['book.firebaseio.com', 'http://book.firebaseio.com', 'ftp://a.example'])(
  'the address %j of a service is refused, with the remedy in the message',
  (value) => {
    for (const name of ['NEXT_PUBLIC_FIREBASE_DATABASE_URL', 'NEXT_PUBLIC_SUBSCRIBE_ENDPOINT'])
      expect(() => readSettings({ [name]: value })).toThrow(/^Patternbook: .*https:\/\//)
  },
)

test('a server on this machine may do without encryption', () => {
  const url = 'http://localhost:9000/?ns=demo'
  expect(readSettings({ NEXT_PUBLIC_FIREBASE_DATABASE_URL: url }).databaseUrl).toBe(url)
})
