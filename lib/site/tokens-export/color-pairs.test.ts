import { describe, expect, it } from 'vitest'
import { ACCENTS } from '../../frame/state'
import { blendOver, resolveColor } from './color'
import { colorPairsOf } from './color-pairs'
import { colorValues, TOKEN_SETS } from './token-sets'
import { toneShiftOf } from './tone-shift'

describe.each([...ACCENTS, 'ff8800', '000000', 'ffffff', 'd4ff00', 'ff00c8', '777777'])(
  'texts with the accent %s',
  (accent) => {
    it.each(TOKEN_SETS)('have enough contrast on their backgrounds: $title', ({ mode, theme }) => {
      const pairs = colorPairsOf(colorValues(accent, mode, theme), mode)
      expect(pairs.length).toBeGreaterThan(9)
      expect(pairs.filter(({ isSufficient }) => !isSufficient)).toEqual([])
    })
  },
)

it('a text without enough contrast does not pass', () => {
  const values = { ...colorValues('yellow', 'ios', 'light'), tint: '#f5bc0a' }
  const [tint] = colorPairsOf(values, 'ios')
  expect(tint).toMatchObject({ text: 'tint', background: 'page', isSufficient: false })
  expect(tint?.contrastRatio).toBeLessThan(2)
})

it('transparent colors are blended with the background below', () => {
  const values = {
    page: '#ffffff',
    half: 'rgb(0 0 0 / .5)',
    mix: 'color-mix(in srgb, var(--pb-page) 10%, transparent)',
  }
  expect(blendOver(resolveColor('var(--pb-half)', values), resolveColor('#ffffff', {}))).toMatchObject({
    r: 127.5,
    a: 1,
  })
  expect(resolveColor('var(--pb-mix)', values)).toEqual({ r: 255, g: 255, b: 255, a: 0.1 })
  expect(() => resolveColor('oklch(0.5 0.1 20)', {})).toThrow('is not a color that can be computed')
})

it('a color that is too light for text is darkened in the light theme, and a dark one does not change', () => {
  expect(toneShiftOf('yellow', 'ios', 'light')).toMatchObject({ seed: '#f5bc0a', direction: 'darker' })
  expect(toneShiftOf('yellow', 'ios', 'light').tintTone).toBeLessThan(
    toneShiftOf('yellow', 'ios', 'light').seedTone,
  )
  expect(toneShiftOf('slate', 'ios', 'light').direction).toBe('unchanged')
  expect(toneShiftOf('slate', 'ios', 'dark').direction).toBe('lighter')
})
