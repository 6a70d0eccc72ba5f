import { expect, test } from 'vitest'
import { aliases, screenAliases } from './aliases'
import { counts, hubs, sections, variants } from './index'

const patterns = [...sections.map(({ key }) => key), ...Object.keys(hubs), 'settings', 'home', 'intro']

test('every pattern has at least four other names, and no name is left without a pattern', () => {
  expect(Object.keys(aliases).sort()).toEqual(patterns.sort())
  expect(patterns).toHaveLength(counts.patterns)
  for (const [key, names] of Object.entries(aliases)) expect(names.length, key).toBeGreaterThanOrEqual(4)
})

test('the other names of screens belong to screens', () => {
  const ids = variants.map(({ id }) => id)
  for (const id of Object.keys(screenAliases)) expect(ids).toContain(id)
})

test('no name is said twice, and all are in small letters', () => {
  for (const [key, names] of [...Object.entries(aliases), ...Object.entries(screenAliases)]) {
    expect(new Set(names).size, key).toBe(names.length)
    for (const name of names) expect(name).toBe(name.toLowerCase().trim())
  }
})
