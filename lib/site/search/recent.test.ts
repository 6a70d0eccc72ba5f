// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { addRecent, recentIds } from './recent'

beforeEach(() => localStorage.clear())

test('the last choice comes first, each once, five at most', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) addRecent(id)
  expect(recentIds()).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('what is broken remembers nothing', () => {
  for (const text of ['{', '{"a":1}', '[1]']) {
    localStorage.setItem('patternbook:recent', text)
    expect(recentIds()).toEqual([])
  }
})
