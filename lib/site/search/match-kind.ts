import { hasPrefix, normalizeForSearch } from './normalize-for-search'

/** The ways in which a text can match a query, best first (see {@link matchKind}). */
export const MATCH_KINDS = ['exact', 'prefix', 'words', 'compact', 'substring'] as const
type MatchKind = (typeof MATCH_KINDS)[number]

/** Minimum length, in characters, of a query that may match anywhere in a text, even inside a word. */
const MIN_SUBSTRING_LENGTH = 3

/**
 * Returns how a text matches a query, ignoring case and accents; undefined if it does not match.
 * - exact: equal
 * - prefix: starts with the query
 * - words: each word of the query is the beginning of a word of the text
 * - compact: starts with the query (at least two letters or digits), ignoring all other characters
 * - substring: contains the query (at least three characters)
 */
export const matchKind = (text: string, query: string): MatchKind | undefined => {
  const [normalizedText, normalizedQuery] = [normalizeForSearch(text), normalizeForSearch(query)]
  const needle = normalizedQuery.text.trim()
  if (needle === '') return undefined
  if (normalizedText.text === needle) return 'exact'
  if (normalizedText.text.startsWith(needle)) return 'prefix'
  const { words, compact } = normalizedQuery
  if (
    words.length > 0 &&
    words.every((prefix) => normalizedText.words.some((word) => hasPrefix(word, prefix)))
  )
    return 'words'
  if (compact.length > 1 && normalizedText.compact.startsWith(compact)) return 'compact'
  return needle.length >= MIN_SUBSTRING_LENGTH && normalizedText.text.includes(needle)
    ? 'substring'
    : undefined
}
