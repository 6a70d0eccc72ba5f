import { editDistance } from '@/lib/site/catalog/edit-distance'
import type { EntryWithPattern, SearchField } from './literal-match'
import { mergeRanges, normalizeForSearch, WORD_PATTERN } from './normalize-for-search'
import type { TextRange } from './types'

/** An entry that matches a query, its distance (0 if a title has all words of the query), and the matching text. */
export type FuzzyMatch = {
  searchItem: EntryWithPattern
  distance: number
  field: SearchField
  text: string
  matchRanges: readonly TextRange[]
}

/**
 * Pairs `[lengthLimit, typos]`: a word with fewer letters than `lengthLimit` may have this many typos. The first matching pair
 * applies. Words of up to three letters may have none, because they are similar to too many other words.
 */
const MAX_TYPOS = [
  [4, 0],
  [8, 1],
  [Number.POSITIVE_INFINITY, 2],
] as const

/**
 * A word of the query may be unfinished. If it has at least this many letters, it also matches the beginnings of longer words.
 */
const MIN_UNFINISHED_WORD_LENGTH = 5
/** Additional distance of an unfinished word, so that whole words rank higher. */
const UNFINISHED_COST = 0.3

/** Only words of the query with at least this many letters may have the additional typos that the caller allows. */
const MIN_LONG_WORD_LENGTH = 7

const maxTypos = (word: string, additionalTypos: number): number => {
  const [, errors = 0] = MAX_TYPOS.find(([lengthLimit]) => word.length < lengthLimit) ?? []
  return word.length < MIN_LONG_WORD_LENGTH ? errors : errors + additionalTypos
}

/** Returns the distance of a word of the query from a word of a text; infinite if there are more than `limit` typos. */
const wordDistance = (queryWord: string, word: string, limit: number): number => {
  if (queryWord === word) return 0
  if (limit === 0) return Number.POSITIVE_INFINITY
  const fullDistance =
    Math.abs(queryWord.length - word.length) <= limit ? editDistance(queryWord, word) : limit + 1
  if (fullDistance <= limit) return fullDistance
  if (queryWord.length < MIN_UNFINISHED_WORD_LENGTH || word.length <= queryWord.length)
    return Number.POSITIVE_INFINITY
  const prefixDistance = editDistance(queryWord, word.slice(0, queryWord.length))
  return prefixDistance <= limit ? prefixDistance + UNFINISHED_COST : Number.POSITIVE_INFINITY
}

/** Returns the range of a normalized word in the original text. Skips the same letters inside longer words. */
const rangeOf = (text: string, word: string): TextRange => {
  const normalizedText = normalizeForSearch(text)
  const { index } = [...normalizedText.text.matchAll(WORD_PATTERN)].find(([match]) => match === word)!
  return [
    normalizedText.originalIndexes[index] ?? 0,
    normalizedText.originalIndexes[index + word.length] ?? text.length,
  ]
}

/** Returns the texts of an entry, each with a cost that is added to the distance: lowest for titles, highest for keywords. */
const textsOf = ({ entry }: EntryWithPattern): [SearchField, string, number][] => [
  ['title', entry.title, 0],
  ...(entry.arabicTitle ? [['arabic', entry.arabicTitle, 0] as [SearchField, string, number]] : []),
  ...entry.aliases.map((alias): [SearchField, string, number] => ['alias', alias, 0.1]),
  ...(entry.keywords ?? []).map((keyword): [SearchField, string, number] => ['keyword', keyword, 0.2]),
]

/**
 * Creates a search that tolerates typing errors: every word of the query must be similar to a word of the same text.
 * @returns a function that returns the matches, the best first. Its second parameter is the number of additional errors that long
 *   words may have.
 */
export const createFuzzySearch = (searchItems: readonly EntryWithPattern[]) => {
  const texts = searchItems.flatMap((searchItem) =>
    textsOf(searchItem).map(([field, text, cost]) => ({
      searchItem,
      field,
      text,
      cost,
      words: normalizeForSearch(text).words,
    })),
  )
  const vocabulary = new Set(texts.flatMap(({ words }) => words))

  return (query: string, additionalTypos = 0): FuzzyMatch[] => {
    const queryWords = normalizeForSearch(query).words
    if (queryWords.length === 0) return []
    // Compares each word of the query with each different word of the texts only once.
    const distanceMaps = queryWords.map((word) => {
      const limit = maxTypos(word, additionalTypos)
      const found = [...vocabulary].map(
        (vocabularyWord) => [vocabularyWord, wordDistance(word, vocabularyWord, limit)] as const,
      )
      return new Map(found.filter(([, distance]) => distance < Number.POSITIVE_INFINITY))
    })
    if (distanceMaps.some((wordDistances) => wordDistances.size === 0)) return []
    const bestMatches = new Map<EntryWithPattern, FuzzyMatch>()
    for (const { searchItem, field, text, cost, words } of texts) {
      const nearestWords = distanceMaps.map((wordDistances) =>
        words
          .filter((word) => wordDistances.has(word))
          .sort((a, b) => (wordDistances.get(a) ?? 0) - (wordDistances.get(b) ?? 0))
          .at(0),
      )
      if (nearestWords.some((word) => word === undefined)) continue
      const distance = nearestWords.reduce(
        (sum, word, wordIndex) => sum + (distanceMaps[wordIndex]?.get(word ?? '') ?? 0),
        cost,
      )
      if (distance >= (bestMatches.get(searchItem)?.distance ?? Number.POSITIVE_INFINITY)) continue
      bestMatches.set(searchItem, {
        searchItem,
        distance,
        field,
        text,
        matchRanges: mergeRanges(nearestWords.map((word = '') => rangeOf(text, word))),
      })
    }
    return [...bestMatches.values()].sort((a, b) => a.distance - b.distance)
  }
}
