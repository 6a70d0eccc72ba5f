import { parseCompareQuery } from './compare-query'
import { createFuzzySearch } from './fuzzy-search'
import { hitOf, hitWithoutMatchRanges } from './hits'
import { bestLiteralMatch, type EntryWithPattern } from './literal-match'
import { normalizeForSearch } from './normalize-for-search'
import { splitLook } from './split-look'
import type { Hit, SearchEntry, SearchGroup, SearchResult } from './types'

/** Titles of the groups, and their maximum numbers of hits. Groups whose best hits are equally good keep this order. */
const groupDefinitions = [
  { id: 'pattern', title: 'Patterns', maxHits: 8 },
  { id: 'screen', title: 'Screens', maxHits: 24 },
  { id: 'command', title: 'Actions', maxHits: 4 },
  { id: 'page', title: 'Documentation', maxHits: 6 },
] as const

/** Number of additional typing errors that “Did you mean” allows in each long word of the query. */
const ADDITIONAL_TYPOS = 1
/** Maximum number of suggestions if nothing was found. */
const MAX_SUGGESTIONS = 4
/** Maximum length of a query, in characters. A fuzzy search for a long pasted text is slow. */
const MAX_QUERY_LENGTH = 48
/** Ranks below this are exact matches of a title or an alias. */
const EXACT_RANK_LIMIT = 2
/** If a match has a rank below this, the query names an entry, a component, or a heading, and no fuzzy results are added. */
const NAME_RANK_LIMIT = 12
/** Ranks below this are matches of the beginning of a title or of its words, or exact matches of an alias. */
const TITLE_RANK_LIMIT = 5
/** Ranks below this are matches of a title or of the entry's own alias. */
const ALIAS_RANK_LIMIT = 9
/** The rank of an exact match of an alias. */
const EXACT_ALIAS_RANK = 1
/** Ranks of fuzzy results start here, after all literal matches. */
const FUZZY_RANK = 20

/** Words that are ignored when every word of a query is searched for separately. */
const STOP_WORDS = ['a', 'an', 'and', 'for', 'how', 'in', 'into', 'my', 'of', 'the', 'to', 'with']

type ScoredHit = { hit: Hit; rank: number }

/** Returns the tier of a group from its best rank. Groups of one tier keep their order, such as patterns before screens. */
const tierOf = (bestRank: number): number =>
  [EXACT_RANK_LIMIT, TITLE_RANK_LIMIT, ALIAS_RANK_LIMIT, NAME_RANK_LIMIT, FUZZY_RANK, Infinity].findIndex(
    (rankLimit) => bestRank < rankLimit,
  )

/** Returns a group's sort rank. Exact aliases of pages count less, so that patterns whose titles start with them come first. */
const sortRankOf = (group: SearchEntry['kind'], rank: number): number =>
  group === 'page' && rank === EXACT_ALIAS_RANK ? EXACT_RANK_LIMIT : rank

const createGroups = (scoredHits: readonly ScoredHit[]): SearchGroup[] =>
  groupDefinitions
    .map(({ id, title, maxHits }) => {
      const groupHits = scoredHits.filter(({ hit }) => hit.entry.kind === id).sort((a, b) => a.rank - b.rank)
      return {
        id,
        title,
        hits: groupHits.slice(0, maxHits).map(({ hit }) => hit),
        tier: tierOf(sortRankOf(id, groupHits[0]?.rank ?? FUZZY_RANK)),
      }
    })
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => a.tier - b.tier)
    .map(({ tier: _, ...group }) => group)

const createResult = (hitGroups: readonly SearchGroup[], isNotFound = false): SearchResult => ({
  groups: hitGroups,
  hitCount: hitGroups.reduce((sum, { hits }) => sum + hits.length, 0),
  isNotFound,
})

/**
 * Creates a function that searches all entries. Literal matches precede fuzzy matches; case and accents are ignored. For an empty
 * query, the function returns the recently opened results, all patterns, and all pages.
 * @param firstGroup whether patterns or pages are listed first for an empty query
 */
export const createSearch = (entries: readonly SearchEntry[], firstGroup: 'pattern' | 'page' = 'pattern') => {
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]))
  const searchItems = entries.map(
    (entry): EntryWithPattern => ({ entry, pattern: entriesById.get(entry.patternId ?? '') }),
  )

  const fuzzySearch = createFuzzySearch(searchItems)

  /** Returns hits for the entries that list the query as a name that no screen has (unavailable-terms.ts). */
  const findUnavailableTermHits = (query: string): Hit[] => {
    const requestedName = normalizeForSearch(query).text.trim()
    const absentNamesOf = (entry: SearchEntry) =>
      (entry.unavailableTerms ?? []).map((name) => normalizeForSearch(name).text)
    return searchItems
      .filter(({ entry }) => absentNamesOf(entry).includes(requestedName))
      .map(hitWithoutMatchRanges)
  }

  const createOverview = (recentIds: readonly string[]): SearchResult => {
    const recentHits = recentIds
      .flatMap((id) => searchItems.filter(({ entry }) => entry.id === id))
      .map(hitWithoutMatchRanges)
    const hitsOfKind = (kind: SearchEntry['kind']) =>
      searchItems.filter(({ entry }) => entry.kind === kind).map(hitWithoutMatchRanges)
    const listedGroups = groupDefinitions
      .flatMap(({ id, title }): SearchGroup[] =>
        id === 'screen' || id === 'command' ? [] : [{ id, title, hits: hitsOfKind(id) }],
      )
      .sort((a, b) => Number(b.id === firstGroup) - Number(a.id === firstGroup))
    return createResult(
      [{ id: 'recent' as const, title: 'Recent', hits: recentHits }, ...listedGroups].filter(
        (g) => g.hits.length > 0,
      ),
    )
  }

  /**
   * Searches for the words of a query that name no look. Returns the result with the looks, or only the looks if there are no
   * other words; undefined if the query names no look, or if the other words find nothing.
   */
  const searchWithLooks = (query: string): SearchResult | undefined => {
    const splitQuery = splitLook(query, entries)
    if (!splitQuery) return undefined
    const { remainingQuery, looks } = splitQuery
    if (remainingQuery === '') {
      const hits = searchItems.filter(({ entry }) => looks.includes(entry)).map(hitWithoutMatchRanges)
      return createResult([{ id: 'command', title: 'Actions', hits }])
    }
    const remainingResult = search(remainingQuery)
    if (remainingResult.isNotFound) return undefined
    // A query that names a version, such as iOS 18, also offers a comparison with the other version of the platform.
    const comparisonResult =
      looks.some(({ look }) => look?.ios || look?.md) && searchComparison(`compare ${query}`)
    const [comparison] = comparisonResult ? comparisonResult.groups : []
    if (!comparison) return { ...remainingResult, looks }
    const pages = remainingResult.groups.find(({ id }) => id === 'page')?.hits ?? []
    const otherGroups = remainingResult.groups.filter(({ id }) => id !== 'page')
    const hits = [...comparison.hits, ...pages]
    return { ...createResult([...otherGroups, { ...comparison, hits }]), looks }
  }

  /** Returns a comparison and other results; undefined if the query requests none or names something that has no screen. */
  const searchComparison = (query: string): SearchResult | undefined => {
    const compareQuery = parseCompareQuery(query, entries)
    const page = entriesById.get('/compare/')
    if (!compareQuery || !page) return
    const screenResult = compareQuery.screenQuery === '' ? createResult([]) : search(compareQuery.screenQuery)
    const namedEntry = screenResult.isNotFound ? undefined : screenResult.groups[0]?.hits[0]?.entry
    const screen =
      namedEntry?.kind === 'pattern'
        ? entries.find(({ patternId }) => patternId === namedEntry.id)
        : namedEntry
    if (compareQuery.screenQuery !== '' && screen?.kind !== 'screen') return
    const entry: SearchEntry = {
      ...page,
      title: namedEntry ? `Compare ${namedEntry.title}` : page.title,
      path: `/compare/?${[screen && `show=${screen.id}`, compareQuery.queryParams].filter(Boolean).join('&')}`,
      description: compareQuery.description,
      ...(screen?.screenshotRegistryNames && { screenshotRegistryNames: screen.screenshotRegistryNames }),
    }
    const hit: Hit = {
      entry,
      matchRanges: [],
      reason: { kind: 'description', text: compareQuery.description, matchRanges: [] },
    }
    const others = screenResult.groups.filter(({ id }) => id !== 'page')
    return createResult([{ id: 'page', title: 'Comparison', hits: [hit] }, ...others])
  }

  /**
   * Searches for each word of a query such as “embed profile” separately. The result contains no screens.
   * @returns undefined if a word matches no title or alias, or if fewer than two words remain without stop words
   */
  const searchEachWord = (query: string): SearchResult | undefined => {
    const words = normalizeForSearch(query).words.filter((word) => !STOP_WORDS.includes(word))
    if (words.length < 2) return undefined
    const bestHits = new Map<SearchEntry, ScoredHit>()
    for (const word of words) {
      const wordHits = searchItems.flatMap((searchItem): ScoredHit[] => {
        const match = searchItem.entry.kind === 'screen' ? undefined : bestLiteralMatch(searchItem, word)
        return match && match.rank < ALIAS_RANK_LIMIT
          ? [{ rank: match.rank, hit: hitOf(searchItem, word, match) }]
          : []
      })
      if (wordHits.length === 0) return undefined
      for (const scoredHit of wordHits) {
        const previous = bestHits.get(scoredHit.hit.entry)
        if (!previous || scoredHit.rank < previous.rank) bestHits.set(scoredHit.hit.entry, scoredHit)
      }
    }
    return createResult(createGroups([...bestHits.values()]))
  }

  /**
   * Returns the result of a query.
   * @param typedQuery the query, of which only the first 48 characters are used
   * @param recentIds IDs of the recently opened results, the most recent first
   */
  const search = (typedQuery: string, recentIds: readonly string[] = []): SearchResult => {
    const query = typedQuery.slice(0, MAX_QUERY_LENGTH)
    if (query.trim() === '') return createOverview(recentIds)
    const comparisonResult = searchComparison(query)
    if (comparisonResult) return comparisonResult
    const literalHits = searchItems.flatMap((searchItem): ScoredHit[] => {
      const match = bestLiteralMatch(searchItem, query)
      return match ? [{ rank: match.rank, hit: hitOf(searchItem, query, match) }] : []
    })
    // If the query matches a name literally, fuzzy matches are left out, because the user found what they typed.
    const hasNameMatch = literalHits.some(({ rank }) => rank < NAME_RANK_LIMIT)
    const closestHits = hasNameMatch ? [] : findUnavailableTermHits(query)
    if (closestHits.length > 0)
      return {
        ...createResult(
          [
            {
              id: 'nearest',
              title: closestHits.length === 1 ? 'Closest match' : 'Closest matches',
              hits: closestHits,
            },
          ],
          true,
        ),
        isUnavailableTerm: true,
      }
    const lookResult = hasNameMatch ? undefined : searchWithLooks(query)
    if (lookResult) return lookResult
    const literalIds = new Set(literalHits.map(({ hit }) => hit.entry.id))
    const fuzzyMatches = hasNameMatch
      ? []
      : fuzzySearch(query).filter(({ searchItem }) => !literalIds.has(searchItem.entry.id))
    const fuzzyHits = fuzzyMatches.map(
      (fuzzyMatch): ScoredHit => ({
        rank: FUZZY_RANK + fuzzyMatch.distance,
        hit: hitOf(fuzzyMatch.searchItem, query, fuzzyMatch, fuzzyMatch),
      }),
    )
    if (literalHits.length + fuzzyHits.length > 0)
      return createResult(createGroups([...literalHits, ...fuzzyHits]))
    const wordResult = searchEachWord(query)
    if (wordResult) return wordResult
    const suggestions = fuzzySearch(query, ADDITIONAL_TYPOS)
      .filter(({ searchItem }) => searchItem.entry.kind !== 'screen')
      .slice(0, MAX_SUGGESTIONS)
      .map((fuzzyMatch) => hitOf(fuzzyMatch.searchItem, query, fuzzyMatch, fuzzyMatch))
    return createResult(
      suggestions.length > 0 ? [{ id: 'nearest', title: 'Did you mean…', hits: suggestions }] : [],
      true,
    )
  }
  return search
}
