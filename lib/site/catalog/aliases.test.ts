import { expect, test } from 'vitest'
import { patternAliases, screenAliases } from './aliases'
import { catalogCounts, catalogScreens, patternsWithoutSection, sections } from './index'

const patterns = [
  ...sections.map(({ key }) => key),
  ...Object.keys(patternsWithoutSection),
  'settings',
  'home',
  'intro',
]

test('every pattern has at least four aliases, and all aliases belong to a pattern', () => {
  expect(Object.keys(patternAliases).sort()).toEqual(patterns.sort())
  expect(patterns).toHaveLength(catalogCounts.patterns)
  for (const [key, names] of Object.entries(patternAliases))
    expect(names.length, key).toBeGreaterThanOrEqual(4)
})

test('the aliases of screens belong to existing screens', () => {
  const ids = catalogScreens.map(({ id }) => id)
  for (const id of Object.keys(screenAliases)) expect(ids).toContain(id)
})

test('no alias is listed twice, and all are in lower case', () => {
  for (const [key, names] of [...Object.entries(patternAliases), ...Object.entries(screenAliases)]) {
    expect(new Set(names).size, key).toBe(names.length)
    for (const name of names) expect(name).toBe(name.toLowerCase().trim())
  }
})
