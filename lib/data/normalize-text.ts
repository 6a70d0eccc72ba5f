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
 * Normalizes a string for search. The result is in lowercase and has no accents, Arabic vowel signs, tatweel, or repeated spaces.
 * Latin digits replace Arabic-Indic digits, and ha replaces ta marbuta. All forms of alef become plain alef, and all forms of ya
 * become plain ya.
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
