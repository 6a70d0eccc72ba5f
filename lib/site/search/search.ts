import { parseCompareQuery } from './compare-query'
import { createFuzzySearch } from './fuzzy'
import { hitOf, unmarkedHit } from './hits'
import { normalize } from './normalize'
import { rank, type SearchItem } from './rank'
import { splitLook } from './split-look'
import type { Entry, Group, Hit, SearchResult } from './types'

/** Titles of the groups, and their maximum numbers of hits. Groups whose best hits are equally good keep this order. */
const groups = [
  { id: 'pattern', title: 'Patterns', maxHits: 8 },
  { id: 'screen', title: 'Screens', maxHits: 24 },
  { id: 'look', title: 'Actions', maxHits: 4 },
  { id: 'page', title: 'Documentation', maxHits: 6 },
] as const

/** Number of additional typing errors that “Did you mean” allows in each long word of the query. */
const ADDITIONAL_ERRORS = 1
/** Maximum number of suggestions if nothing was found. */
const MAX_SUGGESTIONS = 4
/** Maximum length of a query, in characters. No name is longer, and a fuzzy search for a long pasted text is slow. */
const MAX_QUERY_LENGTH = 48
/** Ranks below this are exact matches of a title or an alias. */
const EXACT_RANK = 2
/** If a match has a rank below this, the query names an entry, a component, or a heading, and no fuzzy results are added. */
const NAME_RANK = 12
/** Ranks below this are matches of the beginning of a title or of its words, or exact matches of an alias. */
const TITLE_RANK = 5
/** Ranks below this are matches of a title or of the entry's own alias, but not of a component or a heading. */
const ALIAS_RANK = 9
/** The rank of an exact match of an alias. */
const EXACT_ALIAS_RANK = 1
/** Ranks of fuzzy results start here, after all literal matches. */
const FUZZY_RANK = 20

/** Words that are ignored when every word of a query is searched for separately. */
const STOP_WORDS = ['a', 'an', 'and', 'for', 'how', 'in', 'into', 'my', 'of', 'the', 'to', 'with']

type Scored = { hit: Hit; rank: number }

/** Returns the tier of a group for its best rank. Groups of one tier keep their order: patterns come before screens with equal titles. */
const tierOf = (best: number): number =>
  [EXACT_RANK, TITLE_RANK, ALIAS_RANK, NAME_RANK, FUZZY_RANK, Infinity].findIndex((below) => best < below)

/** Returns the rank that sorts a group. Exact aliases of pages count less, so that these pages do not precede patterns of that name. */
const sortRankOf = (group: Entry['kind'], rank: number): number =>
  group === 'page' && rank === EXACT_ALIAS_RANK ? EXACT_RANK : rank

const grouped = (scored: readonly Scored[]): Group[] =>
  groups
    .map(({ id, title, maxHits }) => {
      const groupHits = scored.filter(({ hit }) => hit.entry.kind === id).sort((a, b) => a.rank - b.rank)
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

const createResult = (found: readonly Group[], missed = false): SearchResult => ({
  groups: found,
  count: found.reduce((sum, { hits }) => sum + hits.length, 0),
  notFound: missed,
})

/**
 * Creates a function that searches all entries. Literal matches precede fuzzy matches; case and accents are ignored. For an empty
 * query, the function returns the recently opened results, all patterns, and all pages.
 * @param firstGroup whether patterns or pages are listed first for an empty query
 */
export const createSearch = (entries: readonly Entry[], firstGroup: 'pattern' | 'page' = 'pattern') => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const searchedEntries = entries.map(
    (entry): SearchItem => ({ entry, pattern: byId.get(entry.patternId ?? '') }),
  )

  const fuzzy = createFuzzySearch(searchedEntries)

  /** Returns the entries that are closest to a name that no screen has (absent.ts). */
  const closest = (query: string): Hit[] => {
    const requested = normalize(query).text.trim()
    const names = (entry: Entry) => (entry.near ?? []).map((name) => normalize(name).text)
    return searchedEntries.filter(({ entry }) => names(entry).includes(requested)).map(unmarkedHit)
  }

  const overview = (recent: readonly string[]): SearchResult => {
    const recentHits = recent
      .flatMap((id) => searchedEntries.filter(({ entry }) => entry.id === id))
      .map(unmarkedHit)
    const hitsOfKind = (kind: Entry['kind']) =>
      searchedEntries.filter(({ entry }) => entry.kind === kind).map(unmarkedHit)
    const listed = groups
      .flatMap(({ id, title }): Group[] =>
        id === 'screen' || id === 'look' ? [] : [{ id, title, hits: hitsOfKind(id) }],
      )
      .sort((a, b) => Number(b.id === firstGroup) - Number(a.id === firstGroup))
    return createResult(
      [{ id: 'recent' as const, title: 'Recent', hits: recentHits }, ...listed].filter(
        (g) => g.hits.length > 0,
      ),
    )
  }

  /** Searches for a query without its looks, and returns both. Undefined if the query names no look or the other words find nothing. */
  const withLooks = (query: string): SearchResult | undefined => {
    const split = splitLook(query, entries)
    if (!split) return undefined
    const { rest, looks } = split
    if (rest === '') {
      const hits = searchedEntries.filter(({ entry }) => looks.includes(entry)).map(unmarkedHit)
      return createResult([{ id: 'look', title: 'Actions', hits }])
    }
    const found = search(rest)
    if (found.notFound) return undefined
    // A query that names a version, such as iOS 18, also offers a comparison with the other version of the platform.
    const compared = looks.some(({ look }) => look?.ios || look?.md) && asComparison(`compare ${query}`)
    const [comparison] = compared ? compared.groups : []
    if (!comparison) return { ...found, looks }
    const pages = found.groups.find(({ id }) => id === 'page')?.hits ?? []
    const others = found.groups.filter(({ id }) => id !== 'page')
    const hits = [...comparison.hits, ...pages]
    return { ...createResult([...others, { ...comparison, hits }]), looks }
  }

  /** Returns the comparison that a query requests, followed by other results; undefined if the query requests no comparison. */
  const asComparison = (query: string): SearchResult | undefined => {
    const request = parseCompareQuery(query, entries)
    const page = byId.get('/compare/')
    if (!request || !page) return
    const found = request.rest === '' ? createResult([]) : search(request.rest)
    const named = found.notFound ? undefined : found.groups[0]?.hits[0]?.entry
    const screen = named?.kind === 'pattern' ? entries.find(({ patternId }) => patternId === named.id) : named
    if (request.rest !== '' && screen?.kind !== 'screen') return
    const entry: Entry = {
      ...page,
      title: named ? `Compare ${named.title}` : page.title,
      path: `/compare/?${[screen && `show=${screen.id}`, request.queryParams].filter(Boolean).join('&')}`,
      about: request.about,
      ...(screen?.shots && { shots: screen.shots }),
    }
    const hit: Hit = { entry, marks: [], reason: { kind: 'about', text: request.about, marks: [] } }
    const others = found.groups.filter(({ id }) => id !== 'page')
    return createResult([{ id: 'page', title: 'Comparison', hits: [hit] }, ...others])
  }

  /** Searches for each word of a query such as “embed profile” separately. Undefined if a word has no match. Screens are left out. */
  const searchEachWord = (query: string): SearchResult | undefined => {
    const words = normalize(query).words.filter((word) => !STOP_WORDS.includes(word))
    if (words.length < 2) return undefined
    const best = new Map<Entry, Scored>()
    for (const word of words) {
      const named = searchedEntries.flatMap((searched): Scored[] => {
        const ranked = searched.entry.kind === 'screen' ? undefined : rank(searched, word)
        return ranked && ranked.rank < ALIAS_RANK
          ? [{ rank: ranked.rank, hit: hitOf(searched, word, ranked) }]
          : []
      })
      if (named.length === 0) return undefined
      for (const scored of named) {
        const previous = best.get(scored.hit.entry)
        if (!previous || scored.rank < previous.rank) best.set(scored.hit.entry, scored)
      }
    }
    return createResult(grouped([...best.values()]))
  }

  /**
   * Returns the result of a query.
   * @param typed the query, of which only the first 48 characters are used
   * @param recent IDs of the recently opened results, the most recent first
   */
  const search = (typed: string, recent: readonly string[] = []): SearchResult => {
    const query = typed.slice(0, MAX_QUERY_LENGTH)
    if (query.trim() === '') return overview(recent)
    const compared = asComparison(query)
    if (compared) return compared
    const literal = searchedEntries.flatMap((searched): Scored[] => {
      const ranked = rank(searched, query)
      return ranked ? [{ rank: ranked.rank, hit: hitOf(searched, query, ranked) }] : []
    })
    // If the query matches a name literally, fuzzy matches are left out, because the user found what they typed.
    const isNamed = literal.some(({ rank }) => rank < NAME_RANK)
    const closestHits = isNamed ? [] : closest(query)
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
        absent: true,
      }
    const lookResult = isNamed ? undefined : withLooks(query)
    if (lookResult) return lookResult
    const literalIds = new Set(literal.map(({ hit }) => hit.entry.id))
    const fuzzyMatches = isNamed
      ? []
      : fuzzy(query).filter(({ searched }) => !literalIds.has(searched.entry.id))
    const found = fuzzyMatches.map(
      (fuzzyMatch): Scored => ({
        rank: FUZZY_RANK + fuzzyMatch.distance,
        hit: hitOf(fuzzyMatch.searched, query, fuzzyMatch, fuzzyMatch),
      }),
    )
    if (literal.length + found.length > 0) return createResult(grouped([...literal, ...found]))
    const wordResult = searchEachWord(query)
    if (wordResult) return wordResult
    const nearest = fuzzy(query, ADDITIONAL_ERRORS)
      .filter(({ searched }) => searched.entry.kind !== 'screen')
      .slice(0, MAX_SUGGESTIONS)
      .map((fuzzyMatch) => hitOf(fuzzyMatch.searched, query, fuzzyMatch, fuzzyMatch))
    return createResult(
      nearest.length > 0 ? [{ id: 'nearest', title: 'Did you mean…', hits: nearest }] : [],
      true,
    )
  }
  return search
}
