import { compareQuery } from './compare-query'
import { createFuzzy, type FuzzyMatch } from './fuzzy'
import { marksOf, normalize } from './normalize'
import { type Field, type Ranked, rank, type Searched } from './rank'
import { splitLook } from './split-look'
import type { Answer, Entry, Group, Hit, Reason } from './types'

/** Titles of the groups, and their maximum numbers of hits. Groups whose best hits are equally good keep this order. */
const groups = [
  { id: 'pattern', title: 'Patterns', most: 8 },
  { id: 'screen', title: 'Screens', most: 24 },
  { id: 'look', title: 'Actions', most: 4 },
  { id: 'page', title: 'Documentation', most: 6 },
] as const

/** Number of additional typing errors that “Did you mean” allows in each long word of the query. */
const MORE_ERRORS = 1
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

const reasonKind: Partial<Record<Field, Reason['kind']>> = {
  alias: 'alias',
  patternAlias: 'alias',
  part: 'part',
  about: 'about',
  arabic: 'arabic',
  arabicFull: 'arabic',
}

const hitOf = (
  { entry, pattern }: Searched,
  query: string,
  { field, text }: Ranked | FuzzyMatch,
  near?: FuzzyMatch,
): Hit => {
  // If the title contains the text that matched, the text is not shown as a reason, because the title already shows it.
  const repeatsTitle = normalize(entry.title).text.includes(normalize(text).text)
  const kind = repeatsTitle ? undefined : reasonKind[field]
  const headingId = field === 'part' ? entry.headingIds?.[entry.keywords?.indexOf(text) ?? -1] : undefined
  return {
    entry,
    marks: near?.field === 'title' ? near.marks : marksOf(entry.title, query),
    ...(pattern && { section: { title: pattern.title, marks: marksOf(pattern.title, query) } }),
    ...(kind && { reason: { kind, text, marks: near?.marks ?? marksOf(text, query) } }),
    ...(headingId !== undefined && { headingId }),
  }
}

/** Creates a hit without marks, for an entry that was not found by its name. */
const plain = ({ entry, pattern }: Searched): Hit => ({
  entry,
  marks: [],
  ...(pattern && { section: { title: pattern.title, marks: [] } }),
})

/** Returns the tier of a group for its best rank. Groups of one tier keep their order: patterns come before screens with equal titles. */
const tierOf = (best: number): number =>
  [EXACT_RANK, TITLE_RANK, ALIAS_RANK, NAME_RANK, FUZZY_RANK, Infinity].findIndex((below) => best < below)

/** Returns the rank that sorts a group. Exact aliases of pages count less, so that these pages do not precede patterns of that name. */
const bestOf = (group: Entry['kind'], rank: number): number =>
  group === 'page' && rank === EXACT_ALIAS_RANK ? EXACT_RANK : rank

const grouped = (scored: readonly Scored[]): Group[] =>
  groups
    .map(({ id, title, most }) => {
      const own = scored.filter(({ hit }) => hit.entry.kind === id).sort((a, b) => a.rank - b.rank)
      return {
        id,
        title,
        hits: own.slice(0, most).map(({ hit }) => hit),
        tier: tierOf(bestOf(id, own[0]?.rank ?? FUZZY_RANK)),
      }
    })
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => a.tier - b.tier)
    .map(({ tier: _, ...group }) => group)

const answer = (found: readonly Group[], missed = false): Answer => ({
  groups: found,
  count: found.reduce((sum, { hits }) => sum + hits.length, 0),
  missed,
})

/**
 * Creates a function that searches all entries. Literal matches precede fuzzy matches; case and accents are ignored. For an empty
 * query, the function returns the recently opened results, all patterns, and all pages.
 * @param first whether patterns or pages are listed first for an empty query
 */
export const createSearch = (entries: readonly Entry[], first: 'pattern' | 'page' = 'pattern') => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const all = entries.map((entry): Searched => ({ entry, pattern: byId.get(entry.patternId ?? '') }))

  const fuzzy = createFuzzy(all)

  /** Returns the entries that are closest to a name that no screen has (absent.ts). */
  const closest = (query: string): Hit[] => {
    const requested = normalize(query).text.trim()
    const names = (entry: Entry) => (entry.near ?? []).map((name) => normalize(name).text)
    return all.filter(({ entry }) => names(entry).includes(requested)).map(plain)
  }

  const overview = (recent: readonly string[]): Answer => {
    const chosen = recent.flatMap((id) => all.filter(({ entry }) => entry.id === id)).map(plain)
    const of = (kind: Entry['kind']) => all.filter(({ entry }) => entry.kind === kind).map(plain)
    const listed = groups
      .flatMap(({ id, title }): Group[] =>
        id === 'screen' || id === 'look' ? [] : [{ id, title, hits: of(id) }],
      )
      .sort((a, b) => Number(b.id === first) - Number(a.id === first))
    return answer(
      [{ id: 'recent' as const, title: 'Recent', hits: chosen }, ...listed].filter((g) => g.hits.length > 0),
    )
  }

  /** Searches for a query without its looks, and returns both. Undefined if the query names no look or the other words find nothing. */
  const withLooks = (query: string): Answer | undefined => {
    const split = splitLook(query, entries)
    if (!split) return undefined
    const { rest, looks } = split
    if (rest === '') {
      const hits = all.filter(({ entry }) => looks.includes(entry)).map(plain)
      return answer([{ id: 'look', title: 'Actions', hits }])
    }
    const found = search(rest)
    if (found.missed) return undefined
    // A query that names a version, such as iOS 18, also offers a comparison with the other version of the platform.
    const compared = looks.some(({ look }) => look?.ios || look?.md) && asComparison(`compare ${query}`)
    const [comparison] = compared ? compared.groups : []
    if (!comparison) return { ...found, looks }
    const pages = found.groups.find(({ id }) => id === 'page')?.hits ?? []
    const others = found.groups.filter(({ id }) => id !== 'page')
    const hits = [...comparison.hits, ...pages]
    return { ...answer([...others, { ...comparison, hits }]), looks }
  }

  /** Returns the comparison that a query requests, followed by other results; undefined if the query requests no comparison. */
  const asComparison = (query: string): Answer | undefined => {
    const asked = compareQuery(query, entries)
    const page = byId.get('/compare/')
    if (!asked || !page) return
    const found = asked.rest === '' ? answer([]) : search(asked.rest)
    const named = found.missed ? undefined : found.groups[0]?.hits[0]?.entry
    const screen = named?.kind === 'pattern' ? entries.find(({ patternId }) => patternId === named.id) : named
    if (asked.rest !== '' && screen?.kind !== 'screen') return
    const entry: Entry = {
      ...page,
      title: named ? `Compare ${named.title}` : page.title,
      path: `/compare/?${[screen && `show=${screen.id}`, asked.keys].filter(Boolean).join('&')}`,
      about: asked.about,
      ...(screen?.shots && { shots: screen.shots }),
    }
    const hit: Hit = { entry, marks: [], reason: { kind: 'about', text: asked.about, marks: [] } }
    const others = found.groups.filter(({ id }) => id !== 'page')
    return answer([{ id: 'page', title: 'Comparison', hits: [hit] }, ...others])
  }

  /** Searches for each word of a query such as “embed profile” separately. Undefined if a word has no match. Screens are left out. */
  const ofEachWord = (query: string): Answer | undefined => {
    const words = normalize(query).words.filter((word) => !STOP_WORDS.includes(word))
    if (words.length < 2) return undefined
    const best = new Map<Entry, Scored>()
    for (const word of words) {
      const named = all.flatMap((searched): Scored[] => {
        const ranked = searched.entry.kind === 'screen' ? undefined : rank(searched, word)
        return ranked && ranked.rank < ALIAS_RANK
          ? [{ rank: ranked.rank, hit: hitOf(searched, word, ranked) }]
          : []
      })
      if (named.length === 0) return undefined
      for (const one of named) {
        const before = best.get(one.hit.entry)
        if (!before || one.rank < before.rank) best.set(one.hit.entry, one)
      }
    }
    return answer(grouped([...best.values()]))
  }

  /**
   * Returns the result of a query.
   * @param typed the query, of which only the first 48 characters are used
   * @param recent IDs of the recently opened results, the most recent first
   */
  const search = (typed: string, recent: readonly string[] = []): Answer => {
    const query = typed.slice(0, MAX_QUERY_LENGTH)
    if (query.trim() === '') return overview(recent)
    const compared = asComparison(query)
    if (compared) return compared
    const literal = all.flatMap((searched): Scored[] => {
      const ranked = rank(searched, query)
      return ranked ? [{ rank: ranked.rank, hit: hitOf(searched, query, ranked) }] : []
    })
    // If the query matches a name literally, fuzzy matches are left out, because the user found what they typed.
    const isNamed = literal.some(({ rank: found }) => found < NAME_RANK)
    const instead = isNamed ? [] : closest(query)
    if (instead.length > 0)
      return {
        ...answer(
          [
            {
              id: 'nearest',
              title: instead.length === 1 ? 'Closest match' : 'Closest matches',
              hits: instead,
            },
          ],
          true,
        ),
        absent: true,
      }
    const inLook = isNamed ? undefined : withLooks(query)
    if (inLook) return inLook
    const known = new Set(literal.map(({ hit }) => hit.entry.id))
    const fuzzyMatches = isNamed ? [] : fuzzy(query).filter(({ searched }) => !known.has(searched.entry.id))
    const found = fuzzyMatches.map(
      (near): Scored => ({ rank: FUZZY_RANK + near.far, hit: hitOf(near.searched, query, near, near) }),
    )
    if (literal.length + found.length > 0) return answer(grouped([...literal, ...found]))
    const separate = ofEachWord(query)
    if (separate) return separate
    const nearest = fuzzy(query, MORE_ERRORS)
      .filter(({ searched }) => searched.entry.kind !== 'screen')
      .slice(0, MAX_SUGGESTIONS)
      .map((near) => hitOf(near.searched, query, near, near))
    return answer(nearest.length > 0 ? [{ id: 'nearest', title: 'Did you mean…', hits: nearest }] : [], true)
  }
  return search
}
