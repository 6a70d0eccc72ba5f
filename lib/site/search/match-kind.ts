import { hasPrefix, normalize } from './normalize'

/** How a text answers a query, best first. */
export const MATCH_KINDS = ['exact', 'prefix', 'words', 'squeezed', 'inside'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/** Inside a word is a likeness from this many letters on. */
const INSIDE = 3

/**
 * How a text answers a query by its letters; nothing where it does not.
 * - exact: the same, but for capitals and accents
 * - prefix: it begins so
 * - words: each word of the query is the beginning of one of its words
 * - squeezed: it begins so, if spaces and dashes are left out
 * - inside: the query stands somewhere in it
 */
export const matchKind = (text: string, query: string): MatchKind | undefined => {
  const [have, asked] = [normalize(text), normalize(query)]
  const want = asked.text.trim()
  if (want === '') return undefined
  if (have.text === want) return 'exact'
  if (have.text.startsWith(want)) return 'prefix'
  const { words, tight } = asked
  if (words.length > 0 && words.every((beginning) => have.words.some((word) => hasPrefix(word, beginning))))
    return 'words'
  if (tight.length > 1 && have.tight.startsWith(tight)) return 'squeezed'
  return want.length >= INSIDE && have.text.includes(want) ? 'inside' : undefined
}
