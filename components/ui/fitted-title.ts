import { letters } from './letters'

/** Longer words than this are rather hyphenated. */
const MAX_LETTERS = 16

/** Sizes of titles as they are, unless the longest word asks for less. */
const sizes = {
  'large-title':
    'text-large-title text-[length:min(var(--pb-text-large-title),(100cqw-var(--gutter,2rem))/(var(--letters)*.68))]',
  title1:
    'text-title1 text-[length:min(var(--pb-text-title1),(100cqw-var(--gutter,2rem))/(var(--letters)*.68))]',
  title2:
    'text-title2 text-[length:min(var(--pb-text-title2),(100cqw-var(--gutter,2rem))/(var(--letters)*.68))]',
}

/**
 * Classes that make a title small enough for its longest word to fit on one line, like large titles on iOS: a letter is
 * .68 em wide on average at most. `[--gutter:3rem]` on it tells how much of the frame's width it cannot have (the
 * margins of the page, 2 rem, unless told otherwise).
 * @param title as it is shown
 * @param size its text style where there is room
 */
export const fittedTitle = (title: string, size: keyof typeof sizes = 'large-title'): string => {
  const longest = Math.max(0, ...title.split(/[\s-]+/).map((word) => word.length))
  return `hyphens-auto wrap-break-word [hyphenate-limit-chars:17] ${sizes[size]} ${letters(Math.min(longest, MAX_LETTERS))}`
}
