import { letterCountClass } from './letter-count-class'

/** Words with more letters than this may be hyphenated. */
const MAX_UNHYPHENATED_LETTERS = 16

/** Font sizes: the size of the text style, or a smaller size that fits the longest word. */
const sizes = {
  'large-title':
    'text-large-title text-[length:min(var(--pb-text-large-title),(100cqw-var(--title-inset,2rem))/(var(--letters)*.68))]',
  title1:
    'text-title1 text-[length:min(var(--pb-text-title1),(100cqw-var(--title-inset,2rem))/(var(--letters)*.68))]',
  title2:
    'text-title2 text-[length:min(var(--pb-text-title2),(100cqw-var(--title-inset,2rem))/(var(--letters)*.68))]',
}

/**
 * Returns classes that shrink a title until its longest word (or 16 letters of it) fits on one line, as on iOS.
 * A letter counts as .68 em. `[--title-inset:…]` is the part of the frame’s width that the title cannot use (default: 2rem).
 * @param title the visible title
 * @param textStyle text style and maximum size
 */
export const fittedTitleClass = (title: string, textStyle: keyof typeof sizes = 'large-title'): string => {
  const longestWordLength = Math.max(0, ...title.split(/[\s-]+/).map((word) => word.length))
  return `hyphens-auto wrap-break-word [hyphenate-limit-chars:17] ${sizes[textStyle]} ${letterCountClass(Math.min(longestWordLength, MAX_UNHYPHENATED_LETTERS))}`
}
