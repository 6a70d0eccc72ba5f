import { expect, test } from 'vitest'
import { overflowSides } from './overflow-sides'

const strip = (scrollLeft: number, scrollWidth = 600) => ({ scrollLeft, scrollWidth, clientWidth: 390 })

test('a strip says on which side there is more of it', () => {
  expect(overflowSides(strip(0, 390))).toBe('')
  expect(overflowSides(strip(0))).toBe('after')
  expect(overflowSides(strip(90))).toBe('before after')
  expect(overflowSides(strip(210))).toBe('before')
})

test('from right to left it is counted from the other side', () => {
  expect(overflowSides(strip(-90))).toBe('before after')
  expect(overflowSides(strip(-210))).toBe('before')
})

test('less than a pixel is nothing', () => {
  expect(overflowSides(strip(0.4, 390.4))).toBe('')
  expect(overflowSides(strip(209.5))).toBe('before')
})
