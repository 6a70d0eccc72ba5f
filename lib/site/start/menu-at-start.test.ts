import { expect, test } from 'vitest'
import { DEFAULTS } from '../../frame/state'
import { menuAtStart } from './menu-at-start'

test('the menu is open at start on the home page', () => {
  expect(menuAtStart('/', DEFAULTS, true)).toBe('open')
  expect(menuAtStart('/home/', DEFAULTS, true)).toBe('open')
})

test('it is closed until the introduction has been finished', () => {
  expect(menuAtStart('/home/', DEFAULTS, false)).toBe('closed')
})

test('a deep link shows its page without the menu', () => {
  expect(menuAtStart('/login/0/', DEFAULTS, true)).toBe('closed')
})

test('the URL overrides it, except in an embed, which has no menu', () => {
  expect(menuAtStart('/login/0/', { ...DEFAULTS, menu: 'open' }, false)).toBe('open')
  expect(menuAtStart('/home/', { ...DEFAULTS, menu: 'closed' }, true)).toBe('closed')
  expect(menuAtStart('/home/', { ...DEFAULTS, menu: 'open', embed: true }, true)).toBe('closed')
})
