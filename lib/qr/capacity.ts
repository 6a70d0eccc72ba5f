/** The four levels of error correction, weakest first (ISO/IEC 18004). */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const
/** A level of error correction. */
export type Level = (typeof LEVELS)[number]

/** Share of a code that may be unreadable, in percent (ISO/IEC 18004, table 13). */
export const DAMAGE_TOLERANCE: Record<Level, number> = { L: 7, M: 15, Q: 25, H: 30 }

/** Data codewords of the largest code, version 40 (ISO/IEC 18004, table 7); 8 bits each. */
const CODEWORDS: Record<Level, number> = { L: 2956, M: 2334, Q: 1666, H: 1276 }

/** Bits for mode and length of the segment of a version 40 code. The encoder writes a text in one mode. */
const HEADER_BITS = { numeric: 4 + 14, alphanumeric: 4 + 13, bytes: 4 + 16 }

const bytesOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

/**
 * Number of characters to remove from the end of a text so that it fits in the largest code; 0 if it fits. Digits need fewer
 * bits than capitals, and capitals fewer than other text, which is counted in bytes of UTF-8.
 */
export const excess = (text: string, level: Level): number => {
  const room = CODEWORDS[level] * 8
  const characters = [...text]
  let numeric = true
  let alphanumeric = true
  let bytes = 0
  for (const [index, character] of characters.entries()) {
    numeric &&= /[0-9]/.test(character)
    alphanumeric &&= /[0-9A-Z $%*+./:-]/.test(character)
    bytes += bytesOf(character)
    const count = index + 1
    const bits = numeric
      ? HEADER_BITS.numeric + Math.floor(count / 3) * 10 + [0, 4, 7][count % 3]!
      : alphanumeric
        ? HEADER_BITS.alphanumeric + Math.floor(count / 2) * 11 + (count % 2) * 6
        : HEADER_BITS.bytes + bytes * 8
    if (bits > room) return characters.length - index
  }
  return 0
}

/**
 * Replaces lone surrogates, which cannot be encoded, like `toWellFormed`, which older TypeScript versions do not include.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
