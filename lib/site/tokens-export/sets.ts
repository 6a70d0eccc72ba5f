import { accentSet } from '../../frame/accent-set'
import { accentSeeds, tunedBlue } from '../../frame/accents'
import { colours } from '../../frame/tokens'
import type { Values } from './color'

/** Platform of a set of tokens. */
export type Mode = 'ios' | 'md'
/** Theme of a set of tokens. */
export type Theme = 'light' | 'dark'

/** The four sets, in the order in which they are shown. */
export const SETS: readonly { mode: Mode; theme: Theme; title: string }[] = [
  { mode: 'ios', theme: 'light', title: 'iOS, light' },
  { mode: 'ios', theme: 'dark', title: 'iOS, dark' },
  { mode: 'md', theme: 'light', title: 'Material, light' },
  { mode: 'md', theme: 'dark', title: 'Material, dark' },
]

/**
 * The color that an accent grows from, as `#rrggbb`.
 * @param accent name of one of the ten, or six hex digits
 */
export const seedOf = (accent: string): string =>
  Object.hasOwn(accentSeeds, accent) ? accentSeeds[accent as keyof typeof accentSeeds] : `#${accent}`

/** The tokens that the accent alone decides. */
export const accentValues = (accent: string, mode: Mode, theme: Theme): Values => ({
  ...accentSet(seedOf(accent), mode, theme),
  ...(accent === 'blue' && mode === 'ios' ? tunedBlue[theme] : {}),
})

/** All colors of one set by their names, the gradient `grad` among them. */
export const colorValues = (accent: string, mode: Mode, theme: Theme): Values => ({
  ...colours[mode][theme],
  ...accentValues(accent, mode, theme),
})
