import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'

/**
 * Returns the text of a like button, such as `128 likes`.
 * @param text template with plural forms of `number`; without a placeholder, the number is appended
 */
export const likeText = (text: string, number: number, lang: Lang): string =>
  text.includes('{number') ? interpolate(text, { number }, lang) : `${text} ${formatDigits(number, lang)}`

/**
 * Returns the text of a comment button, such as `43 comments`.
 * @param text template with plural forms of `number`; without a placeholder, the number is prepended
 */
export const commentText = (text: string, number: number, lang: Lang): string =>
  text.includes('{number') ? interpolate(text, { number }, lang) : `${formatDigits(number, lang)} ${text}`
