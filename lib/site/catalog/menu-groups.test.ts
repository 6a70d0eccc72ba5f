import { expect, test } from 'vitest'
import { menuEntries } from './menu'
import { menuGroups } from './menu-groups'

test('the groups of the side menu contain all 31 entries in their order', () => {
  expect(menuGroups.flatMap(({ entries }) => entries)).toEqual(menuEntries)
})

test('each group has its own heading above entries that belong together', () => {
  const titles = menuGroups.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(
    Object.fromEntries(menuGroups.map(({ title, entries }) => [title, entries.map(({ key }) => key)])),
  ).toMatchObject({
    Account: ['login', 'register', 'forgetPassword', 'newPassword'],
    'Forms and input': ['radioButton', 'range', 'form', 'toggle', 'select'],
    'Segments and overlays': ['segment', 'scrollSegment', 'actionSheet', 'alert'],
  })
})
