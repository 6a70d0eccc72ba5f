import { MATCH_KINDS, matchKind } from './match-kind'
import { hasPrefix, normalize } from './normalize'
import type { Entry } from './types'

/** A part of an entry that can answer a query. */
export type Field = 'title' | 'arabic' | 'alias' | 'full' | 'arabicFull' | 'kin' | 'part' | 'about'

/** How good an answer is by where it stands and how it is alike (in the order of LIKENESS); small is good, 99 is none. */
const ranks: Record<Field, readonly number[]> = {
  title: [0, 2, 3, 4, 8],
  arabic: [0, 2, 3, 4, 8],
  alias: [1, 5, 6, 7, 12],
  // Pattern and screen in one: `toggle simple`.
  full: [3, 3, 3, 4, 13],
  arabicFull: [3, 3, 3, 4, 13],
  kin: [9, 9, 10, 10, 14],
  part: [10, 11, 11, 11, 15],
  about: [16, 16, 16, 99, 99],
}
/** All words of the query are somewhere, though in no field alone. */
const SCATTERED = 17

/** An answer by the letters: how good, and by which text of the entry. */
export type Ranked = { rank: number; field: Field; text: string }

/** What an entry is searched by: its own, and what it has of its pattern. */
export type Searched = { entry: Entry; pattern?: Entry }

/** Pattern and screen in one, in Arabic. */
const arabicOf = ({ entry, pattern }: Searched): [Field, string][] => [
  ...(entry.arabic ? [['arabic', entry.arabic] as [Field, string]] : []),
  ...(entry.arabic && pattern?.arabic
    ? [['arabicFull', `${pattern.arabic} ${entry.arabic}`] as [Field, string]]
    : []),
]

const fieldsOf = ({ entry, pattern }: Searched): [Field, string][] => [
  ['title', entry.title],
  ...arabicOf({ entry, pattern }),
  ...(pattern ? [['full', `${pattern.title} ${entry.title}`] as [Field, string]] : []),
  ...entry.aliases.map((alias): [Field, string] => ['alias', alias]),
  ...(pattern?.aliases ?? []).map((alias): [Field, string] => ['kin', alias]),
  ...(entry.parts ?? []).map((part): [Field, string] => ['part', part]),
  ...(entry.about && !pattern ? [['about', entry.about] as [Field, string]] : []),
]

/** The best answer of an entry to a query; nothing where it has none. */
export const rank = (searched: Searched, query: string): Ranked | undefined => {
  const fields = fieldsOf(searched)
  let best: Ranked | undefined
  for (const [field, text] of fields) {
    const alike = matchKind(text, query)
    const found = alike ? (ranks[field][MATCH_KINDS.indexOf(alike)] ?? 99) : 99
    if (found < (best?.rank ?? 99)) best = { rank: found, field, text }
  }
  if (best) return best
  const wanted = normalize(query).words
  if (wanted.length < 2) return undefined
  const words = fields.flatMap(([, text]) => normalize(text).words)
  const all = wanted.every((beginning) => words.some((word) => hasPrefix(word, beginning)))
  return all ? { rank: SCATTERED, field: 'title', text: searched.entry.title } : undefined
}
