import { argbFromHex, Hct } from '@material/material-color-utilities'
import type { Mode, Theme } from '../../frame/state'
import { accentValues, seedColorOf } from './token-sets'

/** The difference between an accent's seed color and the colors that the screens use. Tones go from 0 (black) to 100 (white). */
export type ToneShift = {
  seed: string
  seedTone: number
  /** The accent color of text and icons. */
  tint: string
  tintTone: number
  /** The accent color of filled buttons. */
  fill: string
  direction: 'darker' | 'lighter' | 'unchanged'
}

/** A smaller difference between tones counts as `unchanged`, because it is hardly visible; our own value. */
const MIN_VISIBLE_CHANGE = 1.5

const toneOf = (color: string): number => Hct.fromInt(argbFromHex(color)).tone

/** Returns the difference between the seed color of an accent and its colors in the newest generation of a platform. */
export const toneShiftOf = (accent: string, mode: Mode, theme: Theme): ToneShift => {
  const values = accentValues(accent, mode, theme)
  const seed = seedColorOf(accent)
  const tint = (mode === 'ios' ? values.tint : values.primary) ?? seed
  const fill = (mode === 'ios' ? values['tint-fill'] : values.primary) ?? seed
  const [seedTone, tintTone] = [toneOf(seed), toneOf(tint)]
  const toneChange = tintTone - seedTone
  const direction =
    Math.abs(toneChange) < MIN_VISIBLE_CHANGE ? 'unchanged' : toneChange < 0 ? 'darker' : 'lighter'
  return {
    seed,
    seedTone: Math.round(seedTone),
    tint,
    tintTone: Math.round(tintTone),
    fill,
    direction,
  }
}
