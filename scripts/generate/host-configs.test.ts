import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headerRules } from '../host-files'
import { databaseRules } from './database'
import { firebaseJson, nginxConf } from './host-configs'

type Hosting = {
  public: string
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[]
}
const hosting = () => (JSON.parse(firebaseJson()) as { hosting: Hosting }).hosting

test.each([
  ['firebase.json', firebaseJson],
  ['database.rules.json', databaseRules],
  ['hosting/nginx.conf', nginxConf],
])('%s is up to date', (file, createText) => {
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(createText())
})

test('every host gets the same headers', () => {
  for (const { headers } of headerRules)
    for (const [key, value] of headers) {
      expect(hosting().headers.flatMap((rule) => rule.headers)).toContainEqual({ key, value })
      expect(nginxConf()).toContain(`add_header ${key} `)
      expect(nginxConf()).toContain(`"${value}"`)
    }
})

test('Firebase Hosting revalidates pages and caches hashed files as immutable', () => {
  const cached = hosting().headers.filter(({ headers }) => headers.some(({ key }) => key === 'Cache-Control'))
  const page = cached.find(({ regex }) => regex)
  expect(
    ['/', '/login/0/', '/_next/static/a.js'].map((path) => new RegExp(page?.regex ?? '').test(path)),
  ).toEqual([true, true, false])
  expect(cached.find(({ source }) => source === '/_next/static/**')?.headers[0]?.value).toContain('immutable')
})
