import { expect, test } from 'vitest'
import { opensAt } from './drawer-gestures'

test('a release beyond the middle opens the drawer, before the middle it closes it', () => {
  expect(opensAt(0.6, 0)).toBe(true)
  expect(opensAt(0.4, 0)).toBe(false)
})

test('a flick opens or closes it at any distance', () => {
  expect(opensAt(0.1, 0.3)).toBe(true)
  expect(opensAt(0.9, -0.3)).toBe(false)
})
