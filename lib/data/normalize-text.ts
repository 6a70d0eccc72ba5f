/** Letters that Unicode does not decompose, and what people type for them. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
}
const REPLACED_LETTERS = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g')

/**
 * Normalizes a string for search: lower case without accents or vowel signs; in Arabic one form of alef and of ya, ha
 * instead of ta marbuta, and no tatweel; Arabic-Indic digits as Latin ones; single spaces.
 */
export const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(REPLACED_LETTERS, (letter) => REPLACEMENTS[letter] ?? letter)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\s+/g, ' ')
    .trim()
