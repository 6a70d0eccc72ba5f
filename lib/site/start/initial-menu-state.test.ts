import { expect, test } from 'vitest'
import { DEFAULTS } from '../../frame/state'
import { initialMenuState } from './initial-menu-state'

test('the menu is open at start on the home page', () => {
  expect(initialMenuState('/', DEFAULTS, true)).toBe('open')
  expect(initialMenuState('/home/', DEFAULTS, true)).toBe('open')
})

test('it is closed until the introduction has been finished', () => {
  expect(initialMenuState('/home/', DEFAULTS, false)).toBe('closed')
})

test('a deep link shows its page without the menu', () => {
  expect(initialMenuState('/login/0/', DEFAULTS, true)).toBe('closed')
})

test('the URL overrides it, except in an embed, which has no menu', () => {
  expect(initialMenuState('/login/0/', { ...DEFAULTS, menu: 'open' }, false)).toBe('open')
  expect(initialMenuState('/home/', { ...DEFAULTS, menu: 'closed' }, true)).toBe('closed')
  expect(initialMenuState('/home/', { ...DEFAULTS, menu: 'open', embed: true }, true)).toBe('closed')
})
