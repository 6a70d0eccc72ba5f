import { digits, fill } from '@patternbook/engine/data/fill'

/**
 * What stands beside a heart: `128 likes`; the number comes last where the words do not say with a `{number}` where it belongs.
 * @param text of the sample data
 */
export const likeText = (text: string, number: number, lang: 'en' | 'ar'): string =>
  text.includes('{number}') ? fill(text, { number }, lang) : `${text} ${digits(number, lang)}`
