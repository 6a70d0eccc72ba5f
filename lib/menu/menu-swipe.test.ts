import { expect, test } from 'vitest'
import { shouldOpenOnRelease } from './menu-swipe'

test('a release beyond the middle opens the menu, before the middle it closes it', () => {
  expect(shouldOpenOnRelease(0.6, 0)).toBe(true)
  expect(shouldOpenOnRelease(0.4, 0)).toBe(false)
})

test('a flick opens or closes it at any distance', () => {
  expect(shouldOpenOnRelease(0.1, 0.3)).toBe(true)
  expect(shouldOpenOnRelease(0.9, -0.3)).toBe(false)
})
