/** Smallest value of `--letters`, also for shorter text. */
const MIN_LETTERS = 8

// Complete class names, because Tailwind scans the source for them.
const LETTER_COUNT_CLASSES =
  '[--letters:8] [--letters:9] [--letters:10] [--letters:11] [--letters:12] [--letters:13] [--letters:14] [--letters:15] [--letters:16] [--letters:17] [--letters:18] [--letters:19] [--letters:20] [--letters:21] [--letters:22] [--letters:23] [--letters:24] [--letters:25] [--letters:26] [--letters:27] [--letters:28] [--letters:29] [--letters:30] [--letters:31] [--letters:32]'.split(
    ' ',
  )

/**
 * Returns a class that sets `--letters` (8 to 32), the number of letters that have to fit on a line. It is a class, because the
 * server's HTML must not contain style attributes.
 * @param count number of letters
 */
export const letterCountClass = (count: number): string =>
  LETTER_COUNT_CLASSES[Math.min(Math.max(count - MIN_LETTERS, 0), LETTER_COUNT_CLASSES.length - 1)] ?? ''
