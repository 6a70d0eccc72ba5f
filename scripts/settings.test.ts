import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readBuildSettings, rootFolder } from './settings'

test('a build without settings is for localhost at the root', () => {
  expect(readBuildSettings({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    basePath: '',
    googleMapsApiKey: '',
  })
})

test('the trailing slash of the site URL is removed', () => {
  expect(readBuildSettings({ NEXT_PUBLIC_SITE_URL: 'https://a.example/' }).siteUrl).toBe('https://a.example')
})

test('a base path may have several segments', () => {
  expect(readBuildSettings({ NEXT_PUBLIC_BASE_PATH: '/docs/demo' }).basePath).toBe('/docs/demo')
})

test.each(['demo', '/demo/', '/', '/a b'])(
  'the base path %j is an error that describes the valid form',
  (value) => {
    expect(() => readBuildSettings({ NEXT_PUBLIC_BASE_PATH: value })).toThrow(
      /^Patternbook: .*such as '\/demo'/,
    )
  },
)

test('an empty setting counts as not set', () => {
  const empty = { NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_BASE_PATH: '' }
  expect(readBuildSettings(empty)).toEqual(readBuildSettings({}))
})

test('scheme and host are case-insensitive', () => {
  expect(readBuildSettings({ NEXT_PUBLIC_SITE_URL: 'HTTPS://A.example/Book' }).siteUrl).toBe(
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
])('the site URL %j is an error that describes the valid form', (value) => {
  expect(() => readBuildSettings({ NEXT_PUBLIC_SITE_URL: value })).toThrow(
    /^Patternbook: .*absolute URL without a query or a hash.*like 'https:/,
  )
})

test('the URL of the database is read from its setting', () => {
  const url = 'https://book.europe-west1.firebasedatabase.app'
  expect(readBuildSettings({ NEXT_PUBLIC_FIREBASE_DATABASE_URL: url }).databaseUrl).toBe(url)
})

test.each(['book.firebaseio.com', 'http://book.firebaseio.com', 'ftp://a.example'])(
  'the service URL %j is an error with a remedy',
  (value) => {
    for (const name of ['NEXT_PUBLIC_FIREBASE_DATABASE_URL', 'NEXT_PUBLIC_SUBSCRIBE_ENDPOINT'])
      expect(() => readBuildSettings({ [name]: value })).toThrow(/^Patternbook: .*https:\/\//)
  },
)

test('a server on localhost may use plain http', () => {
  const url = 'http://localhost:9000/?ns=demo'
  expect(readBuildSettings({ NEXT_PUBLIC_FIREBASE_DATABASE_URL: url }).databaseUrl).toBe(url)
})

test('.env.example contains every setting, and the complete config of Firebase', () => {
  const example = readFileSync(path.join(rootFolder, '.env.example'), 'utf8')
  const requestedNames: string[] = []
  readBuildSettings(new Proxy({}, { get: (_, name) => void requestedNames.push(String(name)) }))
  expect(requestedNames).toContain('NEXT_PUBLIC_FIREBASE_DATABASE_URL')
  for (const name of requestedNames) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
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
