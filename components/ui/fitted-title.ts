import { letters } from './letters'

/** Longer words than this are rather hyphenated. */
const MOST = 16

/**
 * Classes that make a large title small enough for its longest word to stand on one line, as on iOS: a letter is .68 em
 * wide on average at most.
 * @param title as it is shown
 */
export const fittedTitle = (title: string): string => {
  const longest = Math.max(0, ...title.split(/[\s-]+/).map((word) => word.length))
  return `hyphens-auto wrap-break-word text-large-title text-[length:min(var(--pb-text-large-title),(100cqw-2*var(--pb-margin))/(var(--letters)*.68))] ${letters(Math.min(longest, MOST))}`
}
