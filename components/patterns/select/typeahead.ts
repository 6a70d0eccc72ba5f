import { normalizeText } from '@patternbook/engine/data/normalize-text'

/** Pause after which the next letter begins a new word, ms (ARIA APG: "rapid succession"; Radix Select has the same value). */
const TYPEAHEAD_TIMEOUT_MS = 1000

/**
 * Creates a typeahead that works as in a native select: letters in quick succession form the beginning of a title, and a repeated
 * letter cycles through the titles that begin with this letter.
 * @param titles titles of the options, in their order
 * @returns `type(letter, time, currentIndex)` takes the time of the key press in ms and the index of the current option; it
 *   returns the index of the matching option, or -1 if none matches. `isTyping(time)` returns whether a word is being typed; a
 *   space is then part of the word. `clear()` makes the next letter begin a new word.
 */
export const createTypeahead = (titles: readonly string[]) => {
  const normalizedTitles = titles.map(normalizeText)
  let word = ''
  let lastKeyTime = Number.NEGATIVE_INFINITY
  const isTyping = (time: number) => word !== '' && time - lastKeyTime < TYPEAHEAD_TIMEOUT_MS

  return {
    isTyping,
    clear() {
      word = ''
    },
    type(letter: string, time: number, currentIndex: number): number {
      word = (isTyping(time) ? word : '') + letter.toLowerCase()
      lastKeyTime = time
      const isRepeatedLetter = [...word].every((one) => one === word[0])
      const prefix = normalizeText(isRepeatedLetter ? letter : word)
      // A letter, typed once or repeatedly, moves to the next match. Different letters may still match the current option.
      const startIndex = isRepeatedLetter ? currentIndex + 1 : currentIndex
      const searchOrder = normalizedTitles.map(
        (_, index) => (index + Math.max(startIndex, 0)) % normalizedTitles.length,
      )
      return searchOrder.find((index) => normalizedTitles[index]?.startsWith(prefix)) ?? -1
    },
  }
}
