import { digits, fill } from '@/lib/data/fill'

/**
 * What stands beside a heart: `Like 128`, or the order of the language where the words hold a `{number}`.
 * @param text of the sample data
 */
export const likeText = (text: string, number: number, lang: 'en' | 'ar'): string =>
  text.includes('{number}') ? fill(text, { number }, lang) : `${text} ${digits(number, lang)}`
