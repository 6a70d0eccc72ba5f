import { expect, test } from 'vitest'
import { overflowSides } from './overflow-sides'

const scrollMetrics = (scrollLeft: number, scrollWidth = 600) => ({
  scrollLeft,
  scrollWidth,
  clientWidth: 390,
})

test('returns the sides with overflow', () => {
  expect(overflowSides(scrollMetrics(0, 390))).toBe('')
  expect(overflowSides(scrollMetrics(0))).toBe('after')
  expect(overflowSides(scrollMetrics(90))).toBe('before after')
  expect(overflowSides(scrollMetrics(210))).toBe('before')
})

test('supports right-to-left', () => {
  expect(overflowSides(scrollMetrics(-90))).toBe('before after')
  expect(overflowSides(scrollMetrics(-210))).toBe('before')
})

test('ignores less than a pixel', () => {
  expect(overflowSides(scrollMetrics(0.4, 390.4))).toBe('')
  expect(overflowSides(scrollMetrics(209.5))).toBe('before')
})
