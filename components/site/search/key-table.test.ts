// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.hoisted(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }),
)

import { compareKeys } from '@/components/site/compare/compare-keys'
import { book } from './actions'
import { besides } from './beside'
import { keyTables } from './key-table'

const places = [book, ...Object.values(besides), compareKeys({ step: () => {}, leave: () => {} })]

test.each(places)('lists exactly the connected shortcuts: $name', ({ name, actions }) => {
  const named = keyTables[name].flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
  expect([...named].sort()).toEqual(Object.keys(actions).sort())
})

test('every list of shortcuts belongs to a search context', () => {
  expect(places.map(({ name }) => name).sort()).toEqual(Object.keys(keyTables).sort())
})
