import { MATCH_KINDS, matchKind } from './match-kind'
import { hasPrefix, normalizeForSearch } from './normalize-for-search'
import type { SearchEntry } from './types'

/** A field of an entry that can match a query. */
export type SearchField =
  | 'title'
  | 'arabic'
  | 'alias'
  | 'fullTitle'
  | 'arabicFullTitle'
  | 'patternAlias'
  | 'keyword'
  | 'description'

/** Ranks of matches by field and, in the order of MATCH_KINDS, by kind. Lower is better; 99 counts as no match. */
const RANKS_BY_FIELD: Record<SearchField, readonly number[]> = {
  title: [0, 2, 3, 4, 8],
  arabic: [0, 2, 3, 4, 8],
  alias: [1, 5, 6, 7, 12],
  // The title of the pattern and the title of the screen together: `toggle simple`.
  fullTitle: [3, 3, 3, 4, 13],
  arabicFullTitle: [3, 3, 3, 4, 13],
  patternAlias: [9, 9, 10, 10, 14],
  // A component, engine, or overlay that a screen uses; a heading or a listed export of a page.
  keyword: [10, 11, 11, 11, 15],
  description: [16, 16, 16, 99, 99],
}
/** Rank of an entry if each word of the query is the beginning of a word in one of its fields, but no single field matches. */
const SEVERAL_FIELDS_RANK = 17

/** A match without typing errors: its rank, and the field and text that matched. */
export type RankedMatch = { rank: number; field: SearchField; text: string }

/** An entry to search. If it is a screen, the names of its pattern can match, too. */
export type EntryWithPattern = { entry: SearchEntry; pattern?: SearchEntry }

/** Returns the Arabic title of an entry, and the Arabic titles of its pattern and the entry together. */
const arabicFieldsOf = ({ entry, pattern }: EntryWithPattern): [SearchField, string][] => [
  ...(entry.arabicTitle ? [['arabic', entry.arabicTitle] as [SearchField, string]] : []),
  ...(entry.arabicTitle && pattern?.arabicTitle
    ? [['arabicFullTitle', `${pattern.arabicTitle} ${entry.arabicTitle}`] as [SearchField, string]]
    : []),
]

const fieldsOf = ({ entry, pattern }: EntryWithPattern): [SearchField, string][] => [
  ['title', entry.title],
  ...arabicFieldsOf({ entry, pattern }),
  ...(pattern ? [['fullTitle', `${pattern.title} ${entry.title}`] as [SearchField, string]] : []),
  ...entry.aliases.map((alias): [SearchField, string] => ['alias', alias]),
  ...(pattern?.aliases ?? []).map((alias): [SearchField, string] => ['patternAlias', alias]),
  ...(entry.keywords ?? []).map((keyword): [SearchField, string] => ['keyword', keyword]),
  ...(entry.description ? [['description', entry.description] as [SearchField, string]] : []),
]

/** Returns the best literal match of an entry for a query; undefined if there is none. */
export const bestLiteralMatch = (searchItem: EntryWithPattern, query: string): RankedMatch | undefined => {
  const fields = fieldsOf(searchItem)
  let best: RankedMatch | undefined
  for (const [field, text] of fields) {
    const kind = matchKind(text, query)
    const fieldRank = kind ? (RANKS_BY_FIELD[field][MATCH_KINDS.indexOf(kind)] ?? 99) : 99
    if (fieldRank < (best?.rank ?? 99)) best = { rank: fieldRank, field, text }
  }
  if (best) return best
  const queryWords = normalizeForSearch(query).words
  if (queryWords.length < 2) return undefined
  const words = fields.flatMap(([, text]) => normalizeForSearch(text).words)
  const hasAllWords = queryWords.every((beginning) => words.some((word) => hasPrefix(word, beginning)))
  return hasAllWords ? { rank: SEVERAL_FIELDS_RANK, field: 'title', text: searchItem.entry.title } : undefined
}
