// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.hoisted(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }),
)

import { compareKeys } from '@/components/site/compare/compare-keys'
import { book } from './screens-context'
import { besides } from './page-contexts'
import { keyTables } from './shortcut-table'

const places = [book, ...Object.values(besides), compareKeys({ step: () => {}, leave: () => {} })]

test.each(places)(
  'the list of the keys names exactly the keys that do something: $name',
  ({ name, actions }) => {
    const named = keyTables[name].flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
    expect([...named].sort()).toEqual(Object.keys(actions).sort())
  },
)

test('every list of keys belongs to a place', () => {
  expect(places.map(({ name }) => name).sort()).toEqual(Object.keys(keyTables).sort())
})
