import { createFuzzy, type FuzzyMatch } from './fuzzy'
import { marksOf, normalize } from './normalize'
import { type Field, type Ranked, rank, type Searched } from './rank'
import type { Answer, Entry, Group, Hit, Reason } from './types'

/** Names of the groups, in the order they have among equals, and how many hits each shows. */
const groups = [
  { id: 'pattern', title: 'Patterns', most: 8 },
  { id: 'screen', title: 'Screens', most: 24 },
  { id: 'look', title: 'Actions', most: 4 },
  { id: 'page', title: 'Documentation', most: 6 },
] as const

/** Typing errors in a word, besides the usual ones, that what may have been meant can have. */
const MORE_ERRORS = 1
/** How many are offered where nothing was found. */
const MAX_SUGGESTIONS = 4
/** How many characters of a query count; no name is longer, and what compares by likeness takes long over a pasted text. */
const LETTERS = 48
/** Ranks below these are those of names that are the query, or begin with it or with its words. */
const SAME = 2
const SURE = 12
/** Below this rank a title or another name answers, not a component. */
const NAMED = 9
/** The rank of another name that is the query. */
const ALIAS = 1
/** What fuzzy answers are counted from: behind all that answer by the letter. */
const BEHIND = 20

type Scored = { hit: Hit; rank: number }

const reasonKind: Partial<Record<Field, Reason['kind']>> = {
  alias: 'alias',
  kin: 'alias',
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
  const kind = reasonKind[field]
  const place = field === 'part' ? entry.places?.[entry.parts?.indexOf(text) ?? -1] : undefined
  return {
    entry,
    marks: near?.field === 'title' ? near.marks : marksOf(entry.title, query),
    ...(pattern && { section: { title: pattern.title, marks: marksOf(pattern.title, query) } }),
    ...(kind && { reason: { kind, text, marks: near?.marks ?? marksOf(text, query) } }),
    ...(place !== undefined && { place }),
  }
}

/** A hit that nobody has looked for by name. */
const plain = ({ entry, pattern }: Searched): Hit => ({
  entry,
  marks: [],
  ...(pattern && { section: { title: pattern.title, marks: [] } }),
})

/** Groups go by this: who asks for a name means the pattern, even where a screen has that very title. */
const sureness = (best: number): number =>
  [SAME, NAMED, SURE, BEHIND, Infinity].findIndex((below) => best < below)

/** What another name of a page says in passing does not stand above the patterns that are called so. */
const bestOf = (group: Entry['kind'], rank: number): number =>
  group === 'page' && rank === ALIAS ? SAME : rank

const grouped = (scored: readonly Scored[]): Group[] =>
  groups
    .map(({ id, title, most }) => {
      const own = scored.filter(({ hit }) => hit.entry.kind === id).sort((a, b) => a.rank - b.rank)
      return {
        id,
        title,
        hits: own.slice(0, most).map(({ hit }) => hit),
        sure: sureness(bestOf(id, own[0]?.rank ?? BEHIND)),
      }
    })
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => a.sure - b.sure)
    .map(({ sure: _, ...group }) => group)

const answer = (found: readonly Group[], missed = false): Answer => ({
  groups: found,
  count: found.reduce((sum, { hits }) => sum + hits.length, 0),
  missed,
})

/**
 * Makes a search over all that can be found. What a query says by the letter comes first, what is merely like it last;
 * capitals and accents make no difference. Without a query it lists what was chosen before, all patterns and all pages.
 * @param first what it lists first without a query
 */
export const createSearch = (entries: readonly Entry[], first: 'pattern' | 'page' = 'pattern') => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const all = entries.map(
    (entry): Searched => ({ entry, pattern: entry.of === undefined ? undefined : byId.get(entry.of) }),
  )

  const fuzzy = createFuzzy(all)

  /** What is closest to a name that nothing here has. */
  const closest = (query: string): Hit[] => {
    const asked = normalize(query).text.trim()
    const names = (entry: Entry) => (entry.near ?? []).map((name) => normalize(name).text)
    return all.filter(({ entry }) => names(entry).includes(asked)).map(plain)
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

  /**
   * @param typed the query as it was typed; its first 48 characters count
   * @param recent ids of what was chosen before, the last one first
   */
  return (typed: string, recent: readonly string[] = []): Answer => {
    const query = typed.slice(0, LETTERS)
    if (query.trim() === '') return overview(recent)
    const literal = all.flatMap((searched): Scored[] => {
      const ranked = rank(searched, query)
      return ranked ? [{ rank: ranked.rank, hit: hitOf(searched, query, ranked) }] : []
    })
    // Where a name begins so, what is merely like it would only be in its way.
    const sure = literal.some(({ rank: found }) => found < SURE)
    const instead = sure ? [] : closest(query)
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
    const known = new Set(literal.map(({ hit }) => hit.entry.id))
    const alike = sure ? [] : fuzzy(query).filter(({ searched }) => !known.has(searched.entry.id))
    const found = alike.map(
      (near): Scored => ({ rank: BEHIND + near.far, hit: hitOf(near.searched, query, near, near) }),
    )
    if (literal.length + found.length > 0) return answer(grouped([...literal, ...found]))
    const nearest = fuzzy(query, MORE_ERRORS)
      .filter(({ searched }) => searched.entry.kind !== 'screen')
      .slice(0, MAX_SUGGESTIONS)
      .map((near) => hitOf(near.searched, query, near, near))
    return answer(nearest.length > 0 ? [{ id: 'nearest', title: 'Did you mean…', hits: nearest }] : [], true)
  }
}
