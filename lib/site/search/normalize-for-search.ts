import type { TextRange } from './types'

/** A string in the forms that the search compares. */
type NormalizedText = {
  /**
   * In lowercase, without accents, Arabic vowel signs, and tatweel (a line that lengthens an Arabic word). Arabic letters that
   * people interchange have one form, and Arabic digits are replaced with 0–9.
   */
  text: string
  /** The index in the original text for each index of `text`, and for the end of `text`. */
  originalIndexes: readonly number[]
  words: readonly string[]
  /** Letters and digits only, so that `drop-down`, `drop down`, and `dropdown` are equal. */
  compact: string
}

/** Arabic letters that people interchange, each with the letter that replaces it; tatweel is removed. */
const ARABIC_REPLACEMENTS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ـ: '', ٱ: 'ا' }
const plainArabic = (letter: string): string =>
  ARABIC_REPLACEMENTS[letter] ??
  (letter >= '٠' && letter <= '٩' ? String(letter.charCodeAt(0) - 0x660) : letter)

/** The Arabic article, which is written as a prefix of its word. */
const ARABIC_ARTICLE = 'ال'
const withoutArticle = (word: string): string =>
  word.startsWith(ARABIC_ARTICLE) && word.length > ARABIC_ARTICLE.length
    ? word.slice(ARABIC_ARTICLE.length)
    : word

/** Returns whether a normalized word starts with `prefix`; Arabic articles of both are ignored. */
export const hasPrefix = (word: string, prefix: string): boolean =>
  word.startsWith(prefix) || withoutArticle(word).startsWith(withoutArticle(prefix))

/** Matches the words of a normalized text: sequences of letters and digits. */
export const WORD_PATTERN = /[\p{L}\p{N}]+/gu

const normalizeUncached = (text: string): NormalizedText => {
  let folded = ''
  const originalIndexes: number[] = []
  let index = 0
  for (const letter of text) {
    const normalizedLetter = plainArabic(letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    for (let codeUnit = 0; codeUnit < normalizedLetter.length; codeUnit++) originalIndexes.push(index)
    folded += normalizedLetter
    index += letter.length
  }
  originalIndexes.push(text.length)
  const words = folded.match(WORD_PATTERN) ?? []
  return { text: folded, originalIndexes, words, compact: words.join('') }
}

const cache = new Map<string, NormalizedText>()

/** Normalizes a string: `Café` → `cafe`. Results are cached, because every keystroke normalizes the same strings again. */
export const normalizeForSearch = (text: string): NormalizedText => {
  const normalizedText = cache.get(text) ?? normalizeUncached(text)
  cache.set(text, normalizedText)
  return normalizedText
}

/** Sorts ranges, and merges those that overlap or touch. */
export const mergeRanges = (ranges: TextRange[]): TextRange[] => {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Matches text that ends where a word starts, or directly after the Arabic article at the start of a word. */
const WORD_START = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${ARABIC_ARTICLE})?$`, 'u')

/** Returns the first index of `prefix` at the start of a word or directly after its Arabic article; -1 if there is none. */
const indexOfWordPrefix = (text: string, prefix: string): number => {
  for (let index = text.indexOf(prefix); index >= 0; index = text.indexOf(prefix, index + 1))
    if (WORD_START.test(text.slice(0, index))) return index
  return -1
}

/**
 * Returns the parts of a text that match a query: the whole query at the start of a word or, with at least three characters,
 * inside a word; otherwise, the beginnings of words that match words of the query.
 * @returns ranges in the original text
 */
export const matchRangesOf = (text: string, query: string): TextRange[] => {
  const normalizedText = normalizeForSearch(text)
  const wholeQuery = normalizeForSearch(query).text.trim()
  if (wholeQuery === '') return []
  const ranges: TextRange[] = []
  const addRange = (startIndex: number, length: number) => {
    if (startIndex >= 0)
      ranges.push([
        normalizedText.originalIndexes[startIndex] ?? 0,
        normalizedText.originalIndexes[startIndex + length] ?? text.length,
      ])
  }
  const start = indexOfWordPrefix(normalizedText.text, wholeQuery)
  const index = start >= 0 || wholeQuery.length < 3 ? start : normalizedText.text.indexOf(wholeQuery)
  if (index >= 0) addRange(index, wholeQuery.length)
  else
    for (const word of normalizeForSearch(query).words) {
      const prefixIndex = indexOfWordPrefix(normalizedText.text, word)
      if (prefixIndex >= 0) addRange(prefixIndex, word.length)
      else addRange(indexOfWordPrefix(normalizedText.text, withoutArticle(word)), withoutArticle(word).length)
    }
  return mergeRanges(ranges)
}
