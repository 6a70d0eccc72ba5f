import { expect, test } from 'vitest'
import { overflowSides } from './overflow-sides'

const strip = (scrollLeft: number, scrollWidth = 600) => ({ scrollLeft, scrollWidth, clientWidth: 390 })

test('returns the sides with overflow', () => {
  expect(overflowSides(strip(0, 390))).toBe('')
  expect(overflowSides(strip(0))).toBe('after')
  expect(overflowSides(strip(90))).toBe('before after')
  expect(overflowSides(strip(210))).toBe('before')
})

test('supports right-to-left', () => {
  expect(overflowSides(strip(-90))).toBe('before after')
  expect(overflowSides(strip(-210))).toBe('before')
})

test('ignores less than a pixel', () => {
  expect(overflowSides(strip(0.4, 390.4))).toBe('')
  expect(overflowSides(strip(209.5))).toBe('before')
})
