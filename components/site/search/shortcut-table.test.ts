// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.hoisted(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }),
)

import { compareKeys } from '@/components/site/compare/compare-keys'
import { pageContexts } from './page-contexts'
import { screensContext } from './screens-context'
import { shortcutTables } from './shortcut-table'

const places = [
  screensContext,
  ...Object.values(pageContexts),
  compareKeys({ step: () => {}, leave: () => {} }),
]

test.each(places)('lists exactly the connected shortcuts: $name', ({ name, actions }) => {
  const named = shortcutTables[name].flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
  expect([...named].sort()).toEqual(Object.keys(actions).sort())
})

test('every list of shortcuts belongs to a search context', () => {
  expect(places.map(({ name }) => name).sort()).toEqual(Object.keys(shortcutTables).sort())
})
