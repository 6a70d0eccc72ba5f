// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { addRecentResultId, readRecentResultIds } from './recent-results'

beforeEach(() => localStorage.clear())

test('the latest result is the first; each is listed once, and at most five', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) addRecentResultId(id)
  expect(readRecentResultIds()).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('an invalid stored text counts as no results', () => {
  for (const text of ['{', '{"a":1}', '[1]']) {
    localStorage.setItem('patternbook:recent', text)
    expect(readRecentResultIds()).toEqual([])
  }
})
