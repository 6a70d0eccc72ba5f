import type { Span } from './types'

/** A text in the forms that are compared. */
export type Normalized = {
  /** In small letters without accents; Arabic without vowel signs. */
  text: string
  /** Where in the text as it is written each of these letters stands. */
  at: readonly number[]
  words: readonly string[]
  /** Letters and digits alone, so that `drop-down`, `drop down` and `dropdown` are one. */
  tight: string
}

/** Arabic letters that people write for one another, digits, and the line that only makes a word longer. */
const ARABIC: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ـ: '', ٱ: 'ا' }
const plainArabic = (letter: string): string =>
  ARABIC[letter] ?? (letter >= '٠' && letter <= '٩' ? String(letter.charCodeAt(0) - 0x660) : letter)

/** The Arabic article, written together with its word. */
const ARTICLE = 'ال'
const bare = (word: string): string =>
  word.startsWith(ARTICLE) && word.length > ARTICLE.length ? word.slice(ARTICLE.length) : word

/** Whether a folded word begins so; with or without its Arabic article. */
export const hasPrefix = (word: string, beginning: string): boolean =>
  word.startsWith(beginning) || bare(word).startsWith(bare(beginning))

const foldOnce = (text: string): Normalized => {
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const letter of text) {
    const plain = plainArabic(letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    for (let unit = 0; unit < plain.length; unit++) at.push(index)
    folded += plain
    index += letter.length
  }
  at.push(text.length)
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return { text: folded, at, words, tight: words.join('') }
}

const known = new Map<string, Normalized>()

/** Folds a text: `Café` → `cafe`. Each only once, because every letter that is typed asks for the same ones again. */
export const normalize = (text: string): Normalized => {
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

/** What stands before the beginning of a word: nothing of one, or its article. */
const BEFORE = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${ARTICLE})?$`, 'u')

/** Where in a folded text a word begins that begins so, or -1. */
const wordAt = (text: string, beginning: string): number => {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (BEFORE.test(text.slice(0, at))) return at
  return -1
}

/**
 * What of a text was looked for: the whole query where it stands in it, else the beginnings of words that its words are.
 * @returns places in the text as it is written
 */
export const marksOf = (text: string, query: string): Span[] => {
  const folded = normalize(text)
  const whole = normalize(query).text.trim()
  if (whole === '') return []
  const spans: Span[] = []
  const mark = (at: number, length: number) => {
    if (at >= 0) spans.push([folded.at[at] ?? 0, folded.at[at + length] ?? text.length])
  }
  const start = wordAt(folded.text, whole)
  const place = start >= 0 || whole.length < 3 ? start : folded.text.indexOf(whole)
  if (place >= 0) mark(place, whole.length)
  else
    for (const word of normalize(query).words) {
      const found = wordAt(folded.text, word)
      if (found >= 0) mark(found, word.length)
      else mark(wordAt(folded.text, bare(word)), bare(word).length)
    }
  return joined(spans)
}
