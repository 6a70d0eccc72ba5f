/** Error correction levels, weakest first (ISO/IEC 18004). */
export const ERROR_CORRECTION_LEVELS = ['L', 'M', 'Q', 'H'] as const
/** An error correction level. */
export type ErrorCorrectionLevel = (typeof ERROR_CORRECTION_LEVELS)[number]

/** Approximate percentage of a code that may be unreadable, by level (ISO/IEC 18004). */
export const RECOVERY_PERCENT: Record<ErrorCorrectionLevel, number> = { L: 7, M: 15, Q: 25, H: 30 }

/** Number of data codewords in the largest code (version 40), by level; a codeword has 8 bits (ISO/IEC 18004, table 7). */
const MAX_DATA_CODEWORDS: Record<ErrorCorrectionLevel, number> = { L: 2956, M: 2334, Q: 1666, H: 1276 }

/** Bits of the mode indicator and character count in version 40. The encoder writes all of the text in one mode. */
const HEADER_BITS = { numeric: 4 + 14, alphanumeric: 4 + 13, bytes: 4 + 16 }

const utf8LengthOf = (character: string): number => {
  const codePoint = character.codePointAt(0) ?? 0
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
}

/**
 * Returns how many characters to remove from the end of a text so that it fits in the largest code; 0 if it fits. A text of
 * digits needs the fewest bits. A text of digits, capitals, spaces, and `$%*+-./:` needs more. Other text is encoded as UTF-8.
 */
export const overflowLength = (text: string, level: ErrorCorrectionLevel): number => {
  const capacity = MAX_DATA_CODEWORDS[level] * 8
  const characters = [...text]
  let isNumeric = true
  let isAlphanumeric = true
  let byteCount = 0
  for (const [index, character] of characters.entries()) {
    isNumeric &&= /[0-9]/.test(character)
    isAlphanumeric &&= /[0-9A-Z $%*+./:-]/.test(character)
    byteCount += utf8LengthOf(character)
    const count = index + 1
    const bits = isNumeric
      ? HEADER_BITS.numeric + Math.floor(count / 3) * 10 + [0, 4, 7][count % 3]!
      : isAlphanumeric
        ? HEADER_BITS.alphanumeric + Math.floor(count / 2) * 11 + (count % 2) * 6
        : HEADER_BITS.bytes + byteCount * 8
    if (bits > capacity) return characters.length - index
  }
  return 0
}

/** Replaces lone surrogates with U+FFFD, like `String.prototype.toWellFormed`, which older TypeScript versions do not know. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
