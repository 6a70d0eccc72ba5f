import { fill } from '@patternbook/engine/data/fill'
import type english from '@/data/catalogue.json'

/**
 * How many screens a pattern has, as people say it: Arabic has a word of its own for two.
 * @param number one to ten, as in three to ten it is the plural
 */
export const screenCount = (
  labels: (typeof english)['labels'],
  number: number,
  lang: 'en' | 'ar',
): string => {
  const words = number === 1 ? labels.screen : number === 2 ? labels.twoScreens : labels.screens
  return fill(words, { number }, lang)
}
