import { fold } from '@patternbook/engine/data/fold'

/** A pause after which the next letter begins a new word, ms (ARIA APG: "rapid succession"; Radix Select uses the same). */
const PAUSE = 1000

/**
 * Finds options by the letters that are typed, as native selects do: letters in quick succession make up the beginning of
 * a title, one letter again and again visits everything that begins with it.
 * @param titles of the options, in their order
 * @returns `type(letter, time, current)`, with the time of the key press in ms and the index of the current option, gives
 *   the index of the option to go to, or -1 when no title begins like that; `typing(time)` is true while a word is being
 *   typed, so that a space belongs to it; `clear()` forgets the word
 */
export const createTypeahead = (titles: readonly string[]) => {
  const folded = titles.map(fold)
  let word = ''
  let last = Number.NEGATIVE_INFINITY
  const typing = (time: number) => word !== '' && time - last < PAUSE

  return {
    typing,
    clear() {
      word = ''
    },
    type(letter: string, time: number, current: number): number {
      word = (typing(time) ? word : '') + letter.toLowerCase()
      last = time
      const repeats = [...word].every((one) => one === word[0])
      const wanted = fold(repeats ? letter : word)
      // A longer word may still mean the current option; a single letter goes on to the next one.
      const start = repeats ? current + 1 : current
      const order = folded.map((_, index) => (index + Math.max(start, 0)) % folded.length)
      return order.find((index) => folded[index]?.startsWith(wanted)) ?? -1
    },
  }
}
