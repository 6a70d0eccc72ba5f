// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.hoisted(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }),
)

import { actions } from './actions'
import { keyTable } from './key-table'

test('the list of the keys names exactly the keys that do something', () => {
  const named = keyTable.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
  expect([...named].sort()).toEqual(Object.keys(actions).sort())
})
