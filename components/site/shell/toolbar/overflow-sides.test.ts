import { expect, test } from 'vitest'
import { moreOf } from './overflow-sides'

const strip = (scrollLeft: number, scrollWidth = 600) => ({ scrollLeft, scrollWidth, clientWidth: 390 })

test('a strip says on which side there is more of it', () => {
  expect(moreOf(strip(0, 390))).toBe('')
  expect(moreOf(strip(0))).toBe('after')
  expect(moreOf(strip(90))).toBe('before after')
  expect(moreOf(strip(210))).toBe('before')
})

test('from right to left it is counted from the other side', () => {
  expect(moreOf(strip(-90))).toBe('before after')
  expect(moreOf(strip(-210))).toBe('before')
})

test('less than a pixel is nothing', () => {
  expect(moreOf(strip(0.4, 390.4))).toBe('')
  expect(moreOf(strip(209.5))).toBe('before')
})
