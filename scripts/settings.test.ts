import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, root } from './settings'

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

test('a setting that is there but empty is one that is not set', () => {
  const empty = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_BASE_PATH: '' }
  expect(readSettings(empty)).toEqual(readSettings({}))
})

test('the case of scheme and host does not matter', () => {
  expect(readSettings({ NEXT_PUBLIC_SITE_URL: 'HTTPS://A.example/Book' }).siteUrl).toBe(
    'https://a.example/Book',
  )
})

test.each([
  'a.example',
  'https:x',
  'ftp://a.example',
  'https://',
  'https://a.example/?q=1',
  'https://a.example/#top',
])('the site address %j is refused with the right form in the message', (value) => {
  expect(() => readSettings({ NEXT_PUBLIC_SITE_URL: value })).toThrow(
    /^Patternbook: .*absolute address without a query or a hash.*like 'https:/,
  )
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

test('the example of an environment names every setting, and the config block of Firebase whole', () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  const asked: string[] = []
  readSettings(new Proxy({}, { get: (_, name) => void asked.push(String(name)) }))
  expect(asked).toContain('NEXT_PUBLIC_FIREBASE_DATABASE_URL')
  for (const name of asked) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
  const block = /firebaseConfig = \{([^}]*?\{key\}[^}]*)\}/.exec(example)?.[1] ?? ''
  expect([...block.matchAll(/# {5}(\w+):/g)].map(([, key]) => key)).toEqual([
    'apiKey',
    'authDomain',
    'databaseURL',
    'projectId',
    'storageBucket',
    'messagingSenderId',
    'appId',
  ])
})
