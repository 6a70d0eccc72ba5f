import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'

/**
 * Returns the text of a like button, such as `128 likes`.
 * @param template such as `{number, plural, one {# like} other {# likes}}`; without a placeholder, the number is appended
 */
export const likeText = (template: string, number: number, lang: Lang): string =>
  template.includes('{number')
    ? interpolate(template, { number }, lang)
    : `${template} ${formatDigits(number, lang)}`

/**
 * Returns the text of a comment button, such as `43 comments`.
 * @param template such as `{number, plural, one {# comment} other {# comments}}`; without a placeholder, the number is first
 */
export const commentText = (template: string, number: number, lang: Lang): string =>
  template.includes('{number')
    ? interpolate(template, { number }, lang)
    : `${formatDigits(number, lang)} ${template}`
