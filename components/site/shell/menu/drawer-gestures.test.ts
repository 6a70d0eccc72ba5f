import { expect, test } from 'vitest'
import { opensAt } from './drawer-gestures'

test('a drawer let go past the middle opens, before it closes', () => {
  expect(opensAt(0.6, 0)).toBe(true)
  expect(opensAt(0.4, 0)).toBe(false)
})

test('a flick decides whatever the distance', () => {
  expect(opensAt(0.1, 0.3)).toBe(true)
  expect(opensAt(0.9, -0.3)).toBe(false)
})
