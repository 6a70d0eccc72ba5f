import { argbFromHex, Hct } from '@material/material-color-utilities'
import { accentValues, type Mode, seedOf, type Theme } from './sets'

/** What became of a seed: the colors by their tones, 0 (black) to 100 (white). */
export type Shift = {
  seed: string
  seedTone: number
  /** The color that words and icons get. */
  tint: string
  tintTone: number
  /** The color of filled buttons. */
  fill: string
  moved: 'darker' | 'lighter' | 'kept'
}

/** Less than this nobody sees. */
const UNSEEN = 1.5

const toneOf = (color: string): number => Hct.fromInt(argbFromHex(color)).tone

/** How far the color was moved from its seed, so that it can be read where it stands. */
export const shiftOf = (accent: string, mode: Mode, theme: Theme): Shift => {
  const values = accentValues(accent, mode, theme)
  const seed = seedOf(accent)
  const tint = (mode === 'ios' ? values.tint : values.primary) ?? seed
  const fill = (mode === 'ios' ? values['tint-fill'] : values.primary) ?? seed
  const [seedTone, tintTone] = [toneOf(seed), toneOf(tint)]
  const by = tintTone - seedTone
  const moved = Math.abs(by) < UNSEEN ? 'kept' : by < 0 ? 'darker' : 'lighter'
  return { seed, seedTone: Math.round(seedTone), tint, tintTone: Math.round(tintTone), fill, moved }
}
