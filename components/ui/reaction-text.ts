import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'

/**
 * Returns the text of a like button, such as `128 likes`.
 * @param template template with plural forms of `number`; without a placeholder, the number is appended
 */
export const likeText = (template: string, number: number, lang: Lang): string =>
  template.includes('{number')
    ? interpolate(template, { number }, lang)
    : `${template} ${formatDigits(number, lang)}`

/**
 * Returns the text of a comment button, such as `43 comments`.
 * @param template template with plural forms of `number`; without a placeholder, the number is prepended
 */
export const commentText = (template: string, number: number, lang: Lang): string =>
  template.includes('{number')
    ? interpolate(template, { number }, lang)
    : `${formatDigits(number, lang)} ${template}`
