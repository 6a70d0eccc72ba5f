import type { Lang } from '../frame/state'

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩'

/** Formats digits for a language: Arabic-Indic in Arabic, unchanged in English. */
export const formatDigits = (value: number | string, lang: Lang): string =>
  lang === 'ar' ? String(value).replace(/\d/g, (d) => ARABIC_DIGITS[Number(d)] ?? d) : String(value)

const PLURAL_PLACEHOLDER = /\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/g

/** Returns the plural form for a number in a language, with the number in place of each `#`. */
const pluralForm = (forms: string, value: number, lang: Lang): string => {
  const formsByCategory = new Map(
    [...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name, form]) => [name, form]),
  )
  const form =
    formsByCategory.get(new Intl.PluralRules(lang).select(value)) ?? formsByCategory.get('other') ?? ''
  return form.replaceAll('#', formatDigits(value, lang))
}

/**
 * Replaces the placeholders in a sentence of the sample data.
 * @param sentence e.g. `{title} opened`, or with plural forms as in ICU MessageFormat:
 * `{number, plural, one {# like} other {# likes}}`, where `#` is the number and the categories are those of
 * `Intl.PluralRules`. A placeholder without a value remains unchanged
 * @param values strings and numbers by the names of their placeholders
 * @param lang language of the digits and of the plural rules; English by default
 */
export const interpolate = (
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  lang: Lang = 'en',
): string =>
  sentence
    .replace(PLURAL_PLACEHOLDER, (placeholder, name: string, forms: string) => {
      const value = values[name]
      return value === undefined
        ? placeholder
        : pluralForm(forms, typeof value === 'number' ? value : parseCount(value), lang)
    })
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name]
      return value === undefined ? placeholder : typeof value === 'number' ? formatDigits(value, lang) : value
    })

/** Parses a number in Latin or Arabic-Indic digits. Returns 0 if the text is not a number. */
export const parseCount = (text: string): number =>
  Number(text.replace(/[٠-٩]/g, (d) => String(ARABIC_DIGITS.indexOf(d)))) || 0
