import { distance } from '@/lib/site/catalog/distance'
import { normalize } from './normalize'
import type { Field, Searched } from './rank'
import type { Span } from './types'

/** An answer in spite of typing errors: how far off (0 is none), and what it is like. */
export type FuzzyMatch = {
  searched: Searched
  far: number
  field: Field
  text: string
  marks: readonly Span[]
}

/** Errors that a word may have, by its length: none in short words, because those are like everything. */
const ALLOWED = [
  [4, 0],
  [8, 1],
  [Number.POSITIVE_INFINITY, 2],
] as const

/** A word that is still being typed is compared with the beginnings of words, from this many letters on. */
const UNFINISHED = 5
/** What an unfinished word counts besides its errors, so that whole words come first. */
const UNFINISHED_COST = 0.3

/** More errors are forgiven from this many letters on. */
const LONG = 7

const allowed = (word: string, more: number): number => {
  const [, errors = 0] = ALLOWED.find(([below]) => word.length < below) ?? []
  return word.length < LONG ? errors : errors + more
}

/** How far a word of the query is from a word of a text; infinite beyond the limit. */
const distanceTo = (asked: string, word: string, limit: number): number => {
  if (asked === word) return 0
  if (limit === 0) return Number.POSITIVE_INFINITY
  const whole = Math.abs(asked.length - word.length) <= limit ? distance(asked, word) : limit + 1
  if (whole <= limit) return whole
  if (asked.length < UNFINISHED || word.length <= asked.length) return Number.POSITIVE_INFINITY
  const begun = distance(asked, word.slice(0, asked.length))
  return begun <= limit ? begun + UNFINISHED_COST : Number.POSITIVE_INFINITY
}

/** Where a folded word is in a text as it is written. */
const spanOf = (text: string, word: string): Span => {
  const folded = normalize(text)
  const at = folded.text.indexOf(word)
  return [folded.at[at] ?? 0, folded.at[at + word.length] ?? text.length]
}

/** What the field adds: a title is more than another name, and that more than a component. */
const textsOf = ({ entry }: Searched): [Field, string, number][] => [
  ['title', entry.title, 0],
  ...(entry.arabic ? [['arabic', entry.arabic, 0] as [Field, string, number]] : []),
  ...entry.aliases.map((alias): [Field, string, number] => ['alias', alias, 0.1]),
  ...(entry.parts ?? []).map((part): [Field, string, number] => ['part', part, 0.2]),
]

/**
 * Makes the search that forgives typing errors: every word of the query must be like a word of one text.
 * @returns what is like the query, the most alike first; `more` errors are forgiven in long words besides the usual ones
 */
export const createFuzzy = (all: readonly Searched[]) => {
  const texts = all.flatMap((searched) =>
    textsOf(searched).map(([field, text, cost]) => ({
      searched,
      field,
      text,
      cost,
      words: normalize(text).words,
    })),
  )
  const vocabulary = new Set(texts.flatMap(({ words }) => words))

  return (query: string, more = 0): FuzzyMatch[] => {
    const asked = normalize(query).words
    if (asked.length === 0) return []
    // Each word is compared once, however many texts have it.
    const near = asked.map((word) => {
      const limit = allowed(word, more)
      const found = [...vocabulary].map((one) => [one, distanceTo(word, one, limit)] as const)
      return new Map(found.filter(([, far]) => far < Number.POSITIVE_INFINITY))
    })
    if (near.some((words) => words.size === 0)) return []
    const best = new Map<Searched, FuzzyMatch>()
    for (const { searched, field, text, cost, words } of texts) {
      const nearest = near.map((known) =>
        words
          .filter((word) => known.has(word))
          .sort((a, b) => (known.get(a) ?? 0) - (known.get(b) ?? 0))
          .at(0),
      )
      if (nearest.some((word) => word === undefined)) continue
      const far = nearest.reduce((sum, word, at) => sum + (near[at]?.get(word ?? '') ?? 0), cost)
      if (far >= (best.get(searched)?.far ?? Number.POSITIVE_INFINITY)) continue
      best.set(searched, {
        searched,
        far,
        field,
        text,
        marks: nearest.map((word = '') => spanOf(text, word)),
      })
    }
    return [...best.values()].sort((a, b) => a.far - b.far)
  }
}
