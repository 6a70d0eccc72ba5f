import { hasPrefix, normalize } from './normalize'

/** The ways in which a text can match a query, best first (see {@link matchKind}). */
export const MATCH_KINDS = ['exact', 'prefix', 'words', 'squeezed', 'inside'] as const
type MatchKind = (typeof MATCH_KINDS)[number]

/** Minimum number of letters of a query that may match inside a text. */
const INSIDE = 3

/**
 * Returns how a text matches a query; undefined if it does not match.
 * - exact: equal, ignoring case and accents
 * - prefix: starts with the query
 * - words: each word of the query is the beginning of a word of the text
 * - squeezed: starts with the query, ignoring spaces and dashes
 * - inside: contains the query
 */
export const matchKind = (text: string, query: string): MatchKind | undefined => {
  const [have, searched] = [normalize(text), normalize(query)]
  const needle = searched.text.trim()
  if (needle === '') return undefined
  if (have.text === needle) return 'exact'
  if (have.text.startsWith(needle)) return 'prefix'
  const { words, tight } = searched
  if (words.length > 0 && words.every((beginning) => have.words.some((word) => hasPrefix(word, beginning))))
    return 'words'
  if (tight.length > 1 && have.tight.startsWith(tight)) return 'squeezed'
  return needle.length >= INSIDE && have.text.includes(needle) ? 'inside' : undefined
}
