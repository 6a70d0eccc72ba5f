import type { Lang } from '@/lib/frame'

const ARABIC = /[\u0600-\u06ff]/

/**
 * Returns the label of a back button: the title of the previous page if that title is in the language of the screen, or else
 * the word for "Back".
 * @param lang language of the screen
 * @param fallback the word for "Back" in that language
 * @param ownTitle title of the screen itself, which is never returned
 * @param titles possible titles of the previous page, in order of priority; the first suitable one is used
 */
export const backLabel = (
  lang: Lang,
  fallback: string,
  ownTitle: string | undefined,
  ...titles: readonly (string | undefined)[]
): string =>
  titles.find((title) => title && title !== ownTitle && ARABIC.test(title) === (lang === 'ar')) ?? fallback
