import type { Span } from './types'

/** A text in the forms that are compared. */
export type Folded = {
  /** In small letters without accents. */
  text: string
  /** Where in the text as it is written each of these letters stands. */
  at: readonly number[]
  words: readonly string[]
  /** Letters and digits alone, so that `drop-down`, `drop down` and `dropdown` are one. */
  tight: string
}

const foldOnce = (text: string): Folded => {
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const letter of text) {
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    for (let unit = 0; unit < plain.length; unit++) at.push(index)
    folded += plain
    index += letter.length
  }
  at.push(text.length)
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return { text: folded, at, words, tight: words.join('') }
}

const known = new Map<string, Folded>()

/** Folds a text: `Café` → `cafe`. Each only once, because every letter that is typed asks for the same ones again. */
export const fold = (text: string): Folded => {
  const folded = known.get(text) ?? foldOnce(text)
  known.set(text, folded)
  return folded
}

/** Sorted, and those that touch are one. */
const joined = (spans: Span[]): Span[] => {
  const all: [number, number][] = []
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

/** Where in a folded text a word begins that begins so, or -1. */
const wordAt = (text: string, beginning: string): number => {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at
  return -1
}

/**
 * What of a text was looked for: the whole query where it stands in it, else the beginnings of words that its words are.
 * @returns places in the text as it is written
 */
export const marksOf = (text: string, query: string): Span[] => {
  const folded = fold(text)
  const whole = fold(query).text.trim()
  if (whole === '') return []
  const spans: Span[] = []
  const mark = (at: number, length: number) => {
    if (at >= 0) spans.push([folded.at[at] ?? 0, folded.at[at + length] ?? text.length])
  }
  const start = wordAt(folded.text, whole)
  const place = start >= 0 || whole.length < 3 ? start : folded.text.indexOf(whole)
  if (place >= 0) mark(place, whole.length)
  else for (const word of fold(query).words) mark(wordAt(folded.text, word), word.length)
  return joined(spans)
}
