import { normalizeForSearch } from './normalize-for-search'
import type { SearchEntry } from './types'

/** Words that connect a screen and its look, such as “in” in “login in dark mode”. They are ignored if a query names a look. */
const CONNECTING_WORDS = ['in', 'on', 'as', 'with', 'and', 'for', 'the', 'mode', 'theme']

/** A query whose looks are separated from its other words. */
type SplitQuery = {
  /** The words that belong to no look, without CONNECTING_WORDS, such as `login`; empty if there are none. */
  remainingQuery: string
  /** The looks that the query names, in the order of the query. */
  looks: readonly SearchEntry[]
}

/**
 * Separates the looks that a query names from the rest of the query: `login dark arabic` becomes the rest `login` and the looks
 * dark and right to left.
 * @param entries entries of the search; entries without `look` are ignored
 * @returns the split query; undefined if the query names no look
 */
export const splitLook = (query: string, entries: readonly SearchEntry[]): SplitQuery | undefined => {
  const { words } = normalizeForSearch(query)
  const names = entries
    .filter(({ look }) => look)
    .flatMap((entry) =>
      [entry.title, ...entry.aliases].map((name) => ({ entry, words: normalizeForSearch(name).words })),
    )
    // Names with more words come first, so that `iOS 18` matches before `iOS`.
    .sort((a, b) => b.words.length - a.words.length)
  const looks: SearchEntry[] = []
  const remainingWords: string[] = []
  for (let position = 0; position < words.length; ) {
    const name = names.find((one) => one.words.every((word, index) => words[position + index] === word))
    if (name) looks.push(name.entry)
    else remainingWords.push(words[position] ?? '')
    position += name?.words.length ?? 1
  }
  if (looks.length === 0) return undefined
  return {
    remainingQuery: remainingWords.filter((word) => !CONNECTING_WORDS.includes(word)).join(' '),
    looks,
  }
}
