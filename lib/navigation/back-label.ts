import type { Lang } from '@/lib/frame'

const ARABIC = /[\u0600-\u06ff]/

/**
 * Text of an iOS back button: the title of the previous page, if it is in the language of the screen.
 * @param lang language of the screen
 * @param generic the word for "Back" in that language
 * @param here title of the screen itself, which is never used
 * @param titles candidates in order of priority
 */
export const backLabel = (
  lang: Lang,
  generic: string,
  here: string | undefined,
  ...titles: readonly (string | undefined)[]
): string =>
  titles.find((title) => title && title !== here && ARABIC.test(title) === (lang === 'ar')) ?? generic
