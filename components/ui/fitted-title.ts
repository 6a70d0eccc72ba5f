import { lettersClass } from './letters'

/** Longer words are hyphenated. */
const MAX_LETTERS = 16

/** Font sizes: the size of the text style, or a smaller one to fit the longest word. */
const sizes = {
  'large-title':
    'text-large-title text-[length:min(var(--pb-text-large-title),(100cqw-var(--title-inset,2rem))/(var(--letters)*.68))]',
  title1:
    'text-title1 text-[length:min(var(--pb-text-title1),(100cqw-var(--title-inset,2rem))/(var(--letters)*.68))]',
  title2:
    'text-title2 text-[length:min(var(--pb-text-title2),(100cqw-var(--title-inset,2rem))/(var(--letters)*.68))]',
}

/**
 * Returns classes that shrink a title until its longest word fits on one line, as large titles do on iOS. The largest average
 * width of a letter is .68 em. `[--title-inset:3rem]` sets the unavailable width of the frame (default: 2 rem, the page margins).
 * @param title the visible title
 * @param textStyle text style and maximum size
 */
export const fittedTitleClass = (title: string, textStyle: keyof typeof sizes = 'large-title'): string => {
  const longestWordLength = Math.max(0, ...title.split(/[\s-]+/).map((word) => word.length))
  return `hyphens-auto wrap-break-word [hyphenate-limit-chars:17] ${sizes[textStyle]} ${lettersClass(Math.min(longestWordLength, MAX_LETTERS))}`
}
