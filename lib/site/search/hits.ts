import type { FuzzyMatch } from './fuzzy'
import { matchRangesOf, normalize } from './normalize'
import type { RankedMatch, SearchField, SearchItem } from './rank'
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
  { entry, pattern }: SearchItem,
  query: string,
  { field, text }: RankedMatch | FuzzyMatch,
  fuzzyMatch?: FuzzyMatch,
): Hit => {
  const isInTitle = normalize(entry.title).text.includes(normalize(text).text)
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
export const hitWithoutMatchRanges = ({ entry, pattern }: SearchItem): Hit => ({
  entry,
  matchRanges: [],
  ...(pattern && { pattern: { title: pattern.title, matchRanges: [] } }),
})
