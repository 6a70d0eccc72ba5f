import { expect, test } from 'vitest'
import { createFuzzySearch } from './fuzzy-search'
import type { SearchEntry } from './types'

const markedRanges = (title: string, query: string) =>
  createFuzzySearch([{ entry: { title, aliases: [] as readonly string[] } as SearchEntry }])(query)[0]
    ?.matchRanges

test('the word itself is marked, not the same letters inside a longer word before it', () => {
  expect(markedRanges('Cart of art', 'art')).toEqual([[8, 11]])
  expect(markedRanges('Postcards and cards', 'crads')).toEqual([[14, 19]])
  expect(markedRanges('Cards and card', 'card')).toEqual([[10, 14]])
})
