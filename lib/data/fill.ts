import type { Lang } from './source'

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩'

/** A number or a text as people write it in a language: Arabic-Indic digits in Arabic, unchanged in English. */
export const digits = (value: number | string, lang: Lang): string =>
  lang === 'ar' ? String(value).replace(/\d/g, (d) => ARABIC_DIGITS[Number(d)] ?? d) : String(value)

/**
 * A sentence of the sample data with its places filled in.
 * @param sentence e.g. `{title} opened`; a place without a value stays as it is
 * @param values texts and numbers by the name of their place
 * @param lang language whose digits the numbers are written in; English unless given
 */
export const fill = (
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  lang: Lang = 'en',
): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : typeof value === 'number' ? digits(value, lang) : value
  })

/** The number that a text of the sample data stands for, in Latin or Arabic-Indic digits; 0 where there is none. */
export const count = (text: string): number =>
  Number(text.replace(/[٠-٩]/g, (d) => String(ARABIC_DIGITS.indexOf(d)))) || 0
