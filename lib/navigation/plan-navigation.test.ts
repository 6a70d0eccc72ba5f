import { expect, it } from 'vitest'
import { planNavigation } from './plan-navigation'

const currentPage = { index: 3, entryIndex: 3, depth: 2, pathBelow: '/list/', path: '/login/0/' }

it('a new page is above the current page', () => {
  expect(planNavigation(currentPage, {})).toMatchObject({
    action: 'push',
    replacesEntry: false,
    position: { index: 4, depth: 3, pathBelow: '/login/0/' },
  })
})

it('a root page has no page below it, also if it replaces the current history entry', () => {
  for (const replace of [false, true])
    expect(planNavigation(currentPage, { direction: 'root', replace })).toMatchObject({
      action: 'root',
      replacesEntry: replace,
      position: { index: replace ? 3 : 4, depth: 0, pathBelow: undefined },
    })
})
