import { expect, test } from 'vitest'
import { readBuildSettings } from '../settings'
import { withCsp } from './csp'
import { cspAllowancesOf } from './csp-services'

const htmlWithPolicy = (env: Record<string, string> = {}) =>
  withCsp('<head></head>', cspAllowancesOf(readBuildSettings(env)))
const connectDirective = (env: Record<string, string>) => /connect-src [^;"]*/.exec(htmlWithPolicy(env))?.[0]

test('a build without settings connects only to its own origin', () => {
  expect(htmlWithPolicy()).toBe(withCsp('<head></head>'))
  expect(htmlWithPolicy()).toContain("connect-src 'self';")
  // The form behind “Open in StackBlitz” posts to StackBlitz.
  expect(htmlWithPolicy().replace('form-action https://stackblitz.com', '')).not.toMatch(/https?:|wss?:|\*/)
})

test.each([
  ['https://book.firebaseio.com', 'wss://*.firebaseio.com'],
  ['https://book.europe-west1.firebasedatabase.app/', 'wss://*.firebasedatabase.app'],
  ['http://localhost:9000/?ns=demo', 'ws://localhost:9000'],
])('a build with the database %s may connect to its hosts', (url, host) => {
  expect(connectDirective({ NEXT_PUBLIC_FIREBASE_DATABASE_URL: url })).toBe(`connect-src 'self' ${host}`)
})

test('the origin of the newsletter endpoint is allowed', () => {
  expect(connectDirective({ NEXT_PUBLIC_SUBSCRIBE_ENDPOINT: 'https://mail.example/lists/7?a=b' })).toBe(
    "connect-src 'self' https://mail.example",
  )
})

test('a key for Google Maps allows Google’s hosts', () => {
  expect(htmlWithPolicy({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key' })).toContain('googleapis.com')
})
