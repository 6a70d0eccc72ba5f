import { QRCodeSVG } from 'qrcode.react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel, overflowLength, toWellFormed } from './capacity'

/** Maximum numbers of digits, of capitals, and of bytes in the largest code, by level (ISO/IEC 18004, table 7). */
const maxLengths: Record<ErrorCorrectionLevel, [number, number, number]> = {
  L: [7089, 4296, 2953],
  M: [5596, 3391, 2331],
  Q: [3993, 2420, 1663],
  H: [3057, 1852, 1273],
}

const canEncode = (value: string, level: ErrorCorrectionLevel): boolean => {
  try {
    renderToStaticMarkup(<QRCodeSVG value={value} level={level} boostLevel={false} />)
    return true
  } catch {
    return false
  }
}

describe('the capacity of a code', () => {
  it.each(ERROR_CORRECTION_LEVELS)('is exact to the character at level %s, as in the encoder', (level) => {
    for (const [index, character] of ['7', 'A', 'a'].entries()) {
      const limit = maxLengths[level][index] ?? 0
      const full = character.repeat(limit)
      expect(overflowLength(full, level)).toBe(0)
      expect(overflowLength(`${full}${character}`, level)).toBe(1)
      expect(overflowLength(character.repeat(limit + 250), level)).toBe(250)
      expect(canEncode(full, level)).toBe(true)
      expect(canEncode(`${full}${character}`, level)).toBe(false)
    }
  })

  it('is counted in bytes for other scripts, and reported in characters', () => {
    const limit = Math.floor(maxLengths.L[2] / 2)
    expect(overflowLength('ب'.repeat(limit), 'L')).toBe(0)
    expect(overflowLength('ب'.repeat(limit + 3), 'L')).toBe(3)
    expect(canEncode('ب'.repeat(limit), 'L')).toBe(true)
    expect(canEncode('ب'.repeat(limit + 1), 'L')).toBe(false)
    expect(overflowLength('🎈'.repeat(Math.floor(maxLengths.L[2] / 4) + 2), 'L')).toBe(2)
  })

  it('accepts an empty text', () => {
    expect(overflowLength('', 'H')).toBe(0)
  })
})

it('replaces lone surrogates and no other characters', () => {
  const text = 'a\ud83db\ude00 \u{1f600}'
  expect(toWellFormed(text)).toBe(text.toWellFormed())
  expect(toWellFormed('\u{1f600}é')).toBe('\u{1f600}é')
})
