import type { FuzzyMatch } from './fuzzy-search'
import type { EntryWithPattern, RankedMatch, SearchField } from './literal-match'
import { matchRangesOf, normalizeForSearch } from './normalize-for-search'
import type { Hit, MatchReason } from './types'

/** The kind of reason that a hit shows for the field that matched. English titles need no reason. */
const reasonKinds: Partial<Record<SearchField, MatchReason['kind']>> = {
  alias: 'alias',
  patternAlias: 'alias',
  keyword: 'keyword',
  description: 'description',
  arabic: 'arabic',
  arabicFullTitle: 'arabic',
}

/**
 * Creates a hit with the ranges that match the query, and with the reason if the title does not show why the entry was found.
 * @param fuzzyMatch the match of a fuzzy search, whose ranges are used
 */
export const hitOf = (
  { entry, pattern }: EntryWithPattern,
  query: string,
  { field, text }: RankedMatch | FuzzyMatch,
  fuzzyMatch?: FuzzyMatch,
): Hit => {
  const isInTitle = normalizeForSearch(entry.title).text.includes(normalizeForSearch(text).text)
  const kind = isInTitle ? undefined : reasonKinds[field]
  const elementId = field === 'keyword' ? entry.elementIds?.[entry.keywords?.indexOf(text) ?? -1] : undefined
  return {
    entry,
    matchRanges: fuzzyMatch?.field === 'title' ? fuzzyMatch.matchRanges : matchRangesOf(entry.title, query),
    ...(pattern && { pattern: { title: pattern.title, matchRanges: matchRangesOf(pattern.title, query) } }),
    ...(kind && {
      reason: { kind, text, matchRanges: fuzzyMatch?.matchRanges ?? matchRangesOf(text, query) },
    }),
    ...(elementId !== undefined && { elementId }),
  }
}

/** Creates a hit without match ranges, such as that of a recently opened result. */
export const hitWithoutMatchRanges = ({ entry, pattern }: EntryWithPattern): Hit => ({
  entry,
  matchRanges: [],
  ...(pattern && { pattern: { title: pattern.title, matchRanges: [] } }),
})
