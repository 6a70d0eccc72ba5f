import type { FuzzyMatch } from './fuzzy'
import { marksOf, normalize } from './normalize'
import type { Field, RankedMatch, SearchItem } from './rank'
import type { Hit, MatchReason } from './types'

/** The kind of reason that a hit shows for the field that matched. Titles need no reason. */
const reasonKind: Partial<Record<Field, MatchReason['kind']>> = {
  alias: 'alias',
  patternAlias: 'alias',
  keyword: 'keyword',
  description: 'description',
  arabic: 'arabic',
  arabicFullTitle: 'arabic',
}

/**
 * Creates a hit with marks on the text that matches the query, and with the reason if the title does not contain this text.
 * @param fuzzyMatch the match of a fuzzy search, whose marks are used
 */
export const hitOf = (
  { entry, pattern }: SearchItem,
  query: string,
  { field, text }: RankedMatch | FuzzyMatch,
  fuzzyMatch?: FuzzyMatch,
): Hit => {
  // If the title contains the text that matched, the text is not shown as a reason, because the title already shows it.
  const repeatsTitle = normalize(entry.title).text.includes(normalize(text).text)
  const kind = repeatsTitle ? undefined : reasonKind[field]
  const headingId = field === 'keyword' ? entry.headingIds?.[entry.keywords?.indexOf(text) ?? -1] : undefined
  return {
    entry,
    marks: fuzzyMatch?.field === 'title' ? fuzzyMatch.marks : marksOf(entry.title, query),
    ...(pattern && { section: { title: pattern.title, marks: marksOf(pattern.title, query) } }),
    ...(kind && { reason: { kind, text, marks: fuzzyMatch?.marks ?? marksOf(text, query) } }),
    ...(headingId !== undefined && { headingId }),
  }
}

/** Creates a hit without marks, for an entry that was not found by its name. */
export const unmarkedHit = ({ entry, pattern }: SearchItem): Hit => ({
  entry,
  marks: [],
  ...(pattern && { section: { title: pattern.title, marks: [] } }),
})
