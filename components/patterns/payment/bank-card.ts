/** A card brand, and the format of its numbers and security codes. */
export type CardBrand = {
  id: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'other'
  title: string
  /** Matches the first digits of the brand's numbers. */
  prefixPattern: RegExp
  /** Digits per group, as printed on the card. */
  groupSizes: readonly number[]
  /** Valid lengths of a number, in digits, in ascending order. */
  numberLengths: readonly number[]
  /** Length of the security code, in digits. */
  securityCodeLength: 3 | 4
}

const defaultGroupSizes = [4, 4, 4, 4] as const
const createCardBrand = (
  id: CardBrand['id'],
  title: string,
  prefixPattern: RegExp,
  groupSizes: readonly number[] = defaultGroupSizes,
  numberLengths: readonly number[] = [16],
  securityCodeLength: CardBrand['securityCodeLength'] = 3,
): CardBrand => ({ id, title, prefixPattern, groupSizes, numberLengths, securityCodeLength })

/** The known brands, with the first digits, groups, and lengths of their numbers. */
const cardBrands: readonly CardBrand[] = [
  createCardBrand('visa', 'Visa', /^4/, [4, 4, 4, 4, 3], [13, 16, 19]),
  createCardBrand('mastercard', 'Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/),
  createCardBrand('amex', 'American Express', /^3[47]/, [4, 6, 5], [15], 4),
  createCardBrand('discover', 'Discover', /^(6011|64[4-9]|65)/, [4, 4, 4, 4, 3], [16, 19]),
  createCardBrand('diners', 'Diners Club', /^(30[0-5]|3[689])/, [4, 6, 4], [14]),
  createCardBrand('jcb', 'JCB', /^35(2[89]|[3-8])/),
]
const unknownCardBrand = createCardBrand('other', '', /^/, [4, 4, 4, 4, 3], [12, 13, 14, 15, 16, 17, 18, 19])

/** Converts Arabic and Persian digits to Latin digits. */
const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

/** Returns the digits of a string as Latin digits. */
export const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '')

/** Returns the brand to which the first digits of a number belong; for unknown digits, the brand with the ID `other`. */
export const cardBrandOf = (cardNumber: string): CardBrand => {
  const digits = digitsOf(cardNumber)
  return cardBrands.find(({ prefixPattern }) => prefixPattern.test(digits)) ?? unknownCardBrand
}

/** Splits characters into groups of the given sizes, with spaces between the groups; drops characters beyond the last group. */
export const groupCharacters = (characters: string, sizes: readonly number[]): string => {
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
  const groups = starts.map((start, index) => characters.slice(start, start + (sizes[index] ?? 0)))
  return groups.filter(Boolean).join(' ')
}

/** Formats a card number in the groups of its brand; drops excess digits. */
export const formatCardNumber = (text: string): string => {
  const { groupSizes, numberLengths } = cardBrandOf(text)
  return groupCharacters(digitsOf(text).slice(0, numberLengths.at(-1)), groupSizes)
}

/** A date with the year first, such as 2027-05 (ISO 8601). */
const YEAR_FIRST_PATTERN = /^(20\d\d)\D+(\d\d?)$/

/**
 * Formats an expiry date as MM/YY while it is typed, pasted, or autofilled: adds a zero before a month of one digit (2 to 9, or 1
 * before a separator), moves a year at the start (2027-05) to the end, and shortens a four-digit year to its last two digits.
 */
export const formatExpiry = (text: string): string => {
  const typed = toLatinDigits(text).trim().replace(YEAR_FIRST_PATTERN, '$2/$1')
  const digits = digitsOf(/^([2-9]|1\D)/.test(typed) ? `0${typed}` : typed)
  const [month, yearDigits] = [digits.slice(0, 2), digits.slice(2)]
  // Digits that start with 20 may be the beginning of a four-digit year, so up to three of them are kept.
  const year = yearDigits.startsWith('20')
    ? yearDigits.slice(yearDigits.length > 3 ? 2 : 0, 4)
    : yearDigits.slice(0, 2)
  return year || (month.length === 2 && /\D$/.test(typed)) ? `${month}/${year}` : month
}

/** Formats a security code: keeps the digits, up to the code length of the card's brand (four for an unknown brand). */
export const formatSecurityCode = (text: string, cardNumber: string): string =>
  digitsOf(text).slice(
    0,
    cardBrandOf(cardNumber).id === 'other' ? 4 : cardBrandOf(cardNumber).securityCodeLength,
  )

/**
 * Checks a number with the Luhn algorithm (ISO/IEC 7812-1): every second digit from the end is doubled, minus nine if the result
 * is above nine. The sum of all digits must be divisible by ten. An empty string is invalid.
 */
export const isLuhnValid = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

/** The error of a field; undefined if the value is valid. */
export type ValidationError = 'empty' | 'invalid' | 'past' | undefined

/** Validates a card number: the length for its brand, and the Luhn algorithm. A number that has only zeros is invalid. */
export const validateCardNumber = (text: string): ValidationError => {
  const digits = digitsOf(text)
  if (!digits) return 'empty'
  return cardBrandOf(digits).numberLengths.includes(digits.length) &&
    !/^0+$/.test(digits) &&
    isLuhnValid(digits)
    ? undefined
    : 'invalid'
}

/**
 * Validates an expiry date. A card is valid through the last day of its month.
 * @param text MM/YY
 * @param today the day to compare with
 */
export const validateExpiry = (text: string, today: Date): ValidationError => {
  const digits = digitsOf(text)
  if (!digits) return 'empty'
  const month = Number(digits.slice(0, 2))
  if (digits.length !== 4 || month < 1 || month > 12) return 'invalid'
  const year = 2000 + Number(digits.slice(2))
  return new Date(year, month) <= today ? 'past' : undefined
}

/** Validates a security code for the card's brand; for an unknown brand, three or four digits are valid. */
export const validateSecurityCode = (text: string, cardNumber: string): ValidationError => {
  const { length } = digitsOf(text)
  const { id, securityCodeLength } = cardBrandOf(cardNumber)
  if (length === 0) return 'empty'
  return length === securityCodeLength || (id === 'other' && length === 4) ? undefined : 'invalid'
}
