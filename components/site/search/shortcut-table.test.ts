// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.hoisted(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }),
)

import { createCompareContext } from '@/components/site/compare/compare-context'
import { pageContexts } from './page-contexts'
import { previewContext } from './preview-context'
import { shortcutTables } from './shortcut-table'

const searchContexts = [
  previewContext,
  ...Object.values(pageContexts),
  createCompareContext({ step: () => {}, leave: () => {} }),
]

test.each(searchContexts)('lists exactly the connected shortcuts: $name', ({ name, actions }) => {
  const listedKeys = shortcutTables[name].flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
  expect([...listedKeys].sort()).toEqual(Object.keys(actions).sort())
})

test('every list of shortcuts belongs to a search context', () => {
  expect(searchContexts.map(({ name }) => name).sort()).toEqual(Object.keys(shortcutTables).sort())
})
