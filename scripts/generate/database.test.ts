import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isInDatabase } from '@/lib/data/database-paths'
import { type Json, leavesOf, listsOf, readSample } from '@/lib/data/sample-files'
import { schemas } from '@/lib/data/schemas'
import { catalogScreens } from '@/lib/site/catalog'
import { type DatabaseTree, databaseRules, databaseTree } from './database'

const tree = databaseTree()
const valueAt = (path: string): Json =>
  path.split('/').reduce<Json>((branch, key) => (branch as DatabaseTree)[key] ?? null, tree)
const paths = Object.keys(schemas).filter(isInDatabase)

describe('the exported data', () => {
  it.each(paths)('contains %s in English and in Arabic, in the form that screens read', (path) => {
    expect(valueAt(path)).toEqual(readSample(path))
    expect(v.is(schemas[path]!, valueAt(path))).toBe(true)
    expect(v.is(schemas[path]!, valueAt(`ar/${path}`))).toBe(true)
  })

  it('lists the layouts of every pattern with url, title, and theme, in both languages', () => {
    expect(valueAt('layouts/login')).toEqual([
      { url: 'login/0', title: 'Login + logo 1', theme: 'layout1' },
      { url: 'login/1', title: 'Login + logo 2', theme: 'layout2' },
    ])
    for (const language of ['', 'ar/']) {
      const all = Object.values(valueAt(`${language}layouts`) as DatabaseTree).flat() as Record<
        string,
        string
      >[]
      expect(all.map(({ url }) => url)).toEqual(catalogScreens.map(({ id }) => id))
      expect(all.every(({ title, theme }) => title && /^layout\d+$/.test(theme ?? ''))).toBe(true)
    }
    expect((valueAt('ar/layouts/login') as DatabaseTree[])[0]?.title).toMatch(/\p{Script=Arabic}/u)
  })

  it('contains nothing that a database would refuse or drop: invalid keys, nulls, empty lists', () => {
    const keys = (value: Json): string[] =>
      value === null || typeof value !== 'object'
        ? []
        : Object.entries(value).flatMap(([key, inner]) => [key, ...keys(inner)])
    expect(keys(tree).filter((key) => key === '' || /[.#$/[\]]/.test(key))).toEqual([])
    expect(leavesOf(tree).filter(({ value }) => value === null)).toEqual([])
    expect(listsOf(tree).filter(({ rows }) => rows.length === 0)).toEqual([])
  })
})

it('the rules let everybody read exactly what is exported, and nobody write', () => {
  const { rules } = JSON.parse(databaseRules()) as { rules: Record<string, unknown> }
  const readable = Object.keys(rules).filter((key) => !key.startsWith('.') && key !== 'ar')
  expect(readable.sort()).toEqual(
    Object.keys(tree)
      .filter((key) => key !== 'ar')
      .sort(),
  )
  expect(Object.keys(rules.ar as object).sort()).toEqual(readable)
  expect([rules['.read'], rules['.write']]).toEqual([false, false])
  expect(databaseRules()).not.toContain('".write": true')
})
