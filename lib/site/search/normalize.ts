import type { Span } from './types'

/** A string in the forms that the search compares. */
type Normalized = {
  /** In lowercase without accents; Arabic without vowel signs. */
  text: string
  /** The index in the original text for each index of `text`, and for the end of `text`. */
  indexes: readonly number[]
  words: readonly string[]
  /** Letters and digits only, so that `drop-down`, `drop down`, and `dropdown` are equal. */
  compact: string
}

/** Arabic letters that people use for each other, with the letter that replaces them; tatweel is removed. */
const ARABIC: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ـ: '', ٱ: 'ا' }
const plainArabic = (letter: string): string =>
  ARABIC[letter] ?? (letter >= '٠' && letter <= '٩' ? String(letter.charCodeAt(0) - 0x660) : letter)

/** The Arabic article, which is written as a prefix of its word. */
const ARTICLE = 'ال'
const withoutArticle = (word: string): string =>
  word.startsWith(ARTICLE) && word.length > ARTICLE.length ? word.slice(ARTICLE.length) : word

/** Returns whether a normalized word starts with `beginning`; Arabic articles of both are ignored. */
export const hasPrefix = (word: string, beginning: string): boolean =>
  word.startsWith(beginning) || withoutArticle(word).startsWith(withoutArticle(beginning))

const normalizeUncached = (text: string): Normalized => {
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
  return { text: folded, indexes: at, words, compact: words.join('') }
}

const cache = new Map<string, Normalized>()

/** Normalizes a string: `Café` → `cafe`. Results are cached, because each typed letter normalizes the same strings again. */
export const normalize = (text: string): Normalized => {
  const folded = cache.get(text) ?? normalizeUncached(text)
  cache.set(text, folded)
  return folded
}

/** Sorts spans and merges those that touch. */
const mergeSpans = (spans: Span[]): Span[] => {
  const all: [number, number][] = []
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

/** Matches a text after which a word begins: empty, or with no letter or digit at its end. An Arabic article may follow. */
const WORD_START = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${ARTICLE})?$`, 'u')

/** Returns the index of the first word in a normalized text that starts with `beginning`, or -1. */
const indexOfWord = (text: string, beginning: string): number => {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (WORD_START.test(text.slice(0, at))) return at
  return -1
}

/**
 * Returns the parts of a text that match a query: the whole query, or else the beginnings of words that match words of the query.
 * @returns spans in the original text
 */
export const marksOf = (text: string, query: string): Span[] => {
  const folded = normalize(text)
  const whole = normalize(query).text.trim()
  if (whole === '') return []
  const spans: Span[] = []
  const mark = (at: number, length: number) => {
    if (at >= 0) spans.push([folded.indexes[at] ?? 0, folded.indexes[at + length] ?? text.length])
  }
  const start = indexOfWord(folded.text, whole)
  const index = start >= 0 || whole.length < 3 ? start : folded.text.indexOf(whole)
  if (index >= 0) mark(index, whole.length)
  else
    for (const word of normalize(query).words) {
      const found = indexOfWord(folded.text, word)
      if (found >= 0) mark(found, word.length)
      else mark(indexOfWord(folded.text, withoutArticle(word)), withoutArticle(word).length)
    }
  return mergeSpans(spans)
}
