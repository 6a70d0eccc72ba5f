// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.hoisted(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }),
)

import { createComparePageCommands } from '@/components/site/compare/compare-page-commands'
import { screenPageCommands } from './screen-page-commands'
import { shortcutGroups } from './shortcut-groups'
import { sitePageCommands } from './site-page-commands'

const pageCommands = [
  screenPageCommands,
  ...Object.values(sitePageCommands),
  createComparePageCommands({ goToAdjacentScreen: () => {}, leaveComparison: () => {} }),
]

test.each(pageCommands)(
  'lists exactly the connected shortcuts: $pageKind',
  ({ pageKind, shortcutActions }) => {
    const listedKeys = shortcutGroups[pageKind].flatMap(({ rows }) => rows.flatMap(({ keys }) => keys))
    expect([...listedKeys].sort()).toEqual(Object.keys(shortcutActions).sort())
  },
)

test('every list of shortcuts belongs to a kind of page', () => {
  expect(pageCommands.map(({ pageKind }) => pageKind).sort()).toEqual(Object.keys(shortcutGroups).sort())
})
