import { MATCH_KINDS, matchKind } from './match-kind'
import { hasPrefix, normalize } from './normalize'
import type { SearchEntry } from './types'

/** A field of an entry that can match a query. */
export type Field =
  | 'title'
  | 'arabic'
  | 'alias'
  | 'fullTitle'
  | 'arabicFullTitle'
  | 'patternAlias'
  | 'keyword'
  | 'description'

/** Rank of a match by its field and kind (in the order of MATCH_KINDS). Lower is better; 99 is no match. */
const ranks: Record<Field, readonly number[]> = {
  title: [0, 2, 3, 4, 8],
  arabic: [0, 2, 3, 4, 8],
  alias: [1, 5, 6, 7, 12],
  // The title of the pattern and the title of the screen together: `toggle simple`.
  fullTitle: [3, 3, 3, 4, 13],
  arabicFullTitle: [3, 3, 3, 4, 13],
  patternAlias: [9, 9, 10, 10, 14],
  // A component of a screen, or a heading of a page.
  keyword: [10, 11, 11, 11, 15],
  description: [16, 16, 16, 99, 99],
}
/** Rank of a match if all words of the query are in the entry, but not in the same field. */
const SCATTERED = 17

/** A match without typing errors: its rank, and the field and text that matched. */
export type RankedMatch = { rank: number; field: Field; text: string }

/** An entry to search. If it is a screen, the names of its pattern can match, too. */
export type SearchItem = { entry: SearchEntry; pattern?: SearchEntry }

/** Returns the Arabic title of an entry, and the Arabic titles of its pattern and the entry together. */
const arabicOf = ({ entry, pattern }: SearchItem): [Field, string][] => [
  ...(entry.arabicTitle ? [['arabic', entry.arabicTitle] as [Field, string]] : []),
  ...(entry.arabicTitle && pattern?.arabicTitle
    ? [['arabicFullTitle', `${pattern.arabicTitle} ${entry.arabicTitle}`] as [Field, string]]
    : []),
]

const fieldsOf = ({ entry, pattern }: SearchItem): [Field, string][] => [
  ['title', entry.title],
  ...arabicOf({ entry, pattern }),
  ...(pattern ? [['fullTitle', `${pattern.title} ${entry.title}`] as [Field, string]] : []),
  ...entry.aliases.map((alias): [Field, string] => ['alias', alias]),
  ...(pattern?.aliases ?? []).map((alias): [Field, string] => ['patternAlias', alias]),
  ...(entry.keywords ?? []).map((keyword): [Field, string] => ['keyword', keyword]),
  ...(entry.description ? [['description', entry.description] as [Field, string]] : []),
]

/** Returns the best match of an entry without typing errors; undefined if there is none. */
export const rank = (searchItem: SearchItem, query: string): RankedMatch | undefined => {
  const fields = fieldsOf(searchItem)
  let best: RankedMatch | undefined
  for (const [field, text] of fields) {
    const kind = matchKind(text, query)
    const fieldRank = kind ? (ranks[field][MATCH_KINDS.indexOf(kind)] ?? 99) : 99
    if (fieldRank < (best?.rank ?? 99)) best = { rank: fieldRank, field, text }
  }
  if (best) return best
  const queryWords = normalize(query).words
  if (queryWords.length < 2) return undefined
  const words = fields.flatMap(([, text]) => normalize(text).words)
  const hasAllWords = queryWords.every((beginning) => words.some((word) => hasPrefix(word, beginning)))
  return hasAllWords ? { rank: SCATTERED, field: 'title', text: searchItem.entry.title } : undefined
}
