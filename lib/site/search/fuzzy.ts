import Fuse, { type FuseResultMatch } from 'fuse.js/min-basic'
import type { Field, Searched } from './rank'
import type { Span } from './types'

/** An answer in spite of slips of the pen: how far off (0 is none), and what it is like. */
export type Near = { searched: Searched; far: number; field: Field; text: string; marks: readonly Span[] }

const fields = {
  'entry.title': 'title',
  'entry.arabic': 'arabic',
  'entry.aliases': 'alias',
  'entry.parts': 'part',
} as const

/** Shorter queries are like everything. */
const LETTERS = 3

const better = (a: FuseResultMatch, b: FuseResultMatch): number => {
  const longest = ({ indices }: FuseResultMatch) => Math.max(...indices.map(([from, to]) => to - from))
  return longest(b) - longest(a)
}

const nearOf = (searched: Searched, far: number, matches: readonly FuseResultMatch[]): Near => {
  const best = [...matches].sort(better)[0]
  const field = fields[best?.key as keyof typeof fields] ?? 'title'
  const marks = (best?.indices ?? []).map(([from, to]): Span => [from, to + 1])
  return { searched, far, field, text: best?.value ?? searched.entry.title, marks }
}

/**
 * Makes the search that forgives slips of the pen.
 * @returns what is like a query up to a limit (0 is the same, 1 is anything), the most alike first
 */
export const createFuzzy = (all: readonly Searched[]) => {
  const searches = new Map<number, Fuse<Searched>>()
  const search = (limit: number): Fuse<Searched> => {
    const known = searches.get(limit)
    if (known) return known
    const made = new Fuse(all, {
      keys: [
        { name: 'entry.title', weight: 3 },
        { name: 'entry.arabic', weight: 3 },
        { name: 'entry.aliases', weight: 2 },
        { name: 'entry.parts', weight: 1 },
      ],
      threshold: limit,
      ignoreLocation: true,
      ignoreDiacritics: true,
      includeMatches: true,
      includeScore: true,
      minMatchCharLength: 2,
    })
    searches.set(limit, made)
    return made
  }
  return (query: string, limit: number): Near[] =>
    query.trim().length < LETTERS
      ? []
      : search(limit)
          .search(query.trim())
          .map(({ item, score = 1, matches = [] }) => nearOf(item, score, matches))
}
