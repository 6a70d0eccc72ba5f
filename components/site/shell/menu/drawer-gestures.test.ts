import { expect, test } from 'vitest'
import { releaseOpens } from './drawer-gestures'

test('a drawer let go past the middle opens, before it closes', () => {
  expect(releaseOpens(0.6, 0)).toBe(true)
  expect(releaseOpens(0.4, 0)).toBe(false)
})

test('a flick decides whatever the distance', () => {
  expect(releaseOpens(0.1, 0.3)).toBe(true)
  expect(releaseOpens(0.9, -0.3)).toBe(false)
})
