import { splitLook } from './split-look'
import type { SearchEntry } from './types'

/** Matches words that request a comparison. */
const COMPARE_PATTERN = /\b(?:compare|compared|comparison|vs|versus|side by side)\b/gi
/** Matches a version without the name of its platform, such as 26 in “iOS 18 and 26”. */
const NUMBER_PATTERN = /\b\d+\b/g

/** The meaning of a query that requests a comparison. */
type CompareQuery = {
  /** The words that name the screen to compare; empty if the query names only looks. */
  screenQuery: string
  /**
   * URL parameters for the Compare page: what to compare (`by`) and, for generations, their platform (`mode`). Empty for a
   * comparison of the platforms.
   */
  queryParams: string
  /** Description of the comparison, such as “Light and dark”. */
  description: string
}

/** Returns the URL parameters and the description of a comparison, depending on the looks that the query names. */
const comparisonOf = (looks: readonly SearchEntry[]): Pick<CompareQuery, 'queryParams' | 'description'> => {
  const states = looks.flatMap(({ look }) => look ?? [])
  const modes = new Set(states.flatMap(({ mode }) => mode ?? []))
  if (modes.size < 2) {
    if (states.some(({ ios }) => ios))
      return { queryParams: 'by=generation&mode=ios', description: 'iOS 26 and iOS 18' }
    if (states.some(({ md }) => md))
      return { queryParams: 'by=generation&mode=md', description: 'Material 3 Expressive and Baseline' }
    if (states.some(({ theme }) => theme)) return { queryParams: 'by=theme', description: 'Light and dark' }
    if (states.some(({ dir }) => dir))
      return { queryParams: 'by=dir', description: 'Left to right and right to left' }
  }
  return { queryParams: '', description: 'iOS and Material' }
}

/**
 * Reads a query such as “compare iOS 18 and 26 tabs”.
 * @param entries entries of the search; only entries with `look` are used
 * @returns the meaning of the query; undefined if the query does not request a comparison, or names neither screens nor looks
 */
export const parseCompareQuery = (
  query: string,
  entries: readonly SearchEntry[],
): CompareQuery | undefined => {
  const remainingQuery = query.replace(COMPARE_PATTERN, ' ')
  if (remainingQuery === query) return
  const splitQuery = splitLook(remainingQuery, entries)
  const screenQuery = (splitQuery?.remainingQuery ?? remainingQuery)
    .replace(NUMBER_PATTERN, ' ')
    .replace(/\b(?:and|or|with)\b/gi, ' ')
    .trim()
  return screenQuery === '' && !splitQuery
    ? undefined
    : { screenQuery, ...comparisonOf(splitQuery?.looks ?? []) }
}
