import { accentTokens } from '../../frame/accent-tokens'
import { accentSeeds, ios26BlueTokens, iosBlueTokens } from '../../frame/accents'
import type { FrameState, Mode, Theme } from '../../frame/state'
import {
  colors,
  expressiveColors,
  expressiveMetrics,
  expressiveTypeScale,
  ios26Overrides,
  metrics,
  typeScales,
} from '../../frame/tokens'
import type { TokenValues } from './color'

/** A generation of iOS or Material. Each generation has its own token values. */
export type Generation = FrameState['ios' | 'md']

/** The newest generation of each platform, whose values the Tokens page shows. */
export const NEWEST_GENERATION: Record<Mode, Generation> = { ios: '26', md: 'expressive' }
/** The previous generation of each platform. */
export const PREVIOUS_GENERATION: Record<Mode, Generation> = { ios: '18', md: 'baseline' }

/** The four token sets of the newest generations, in the order in which the Tokens page shows them. */
export const TOKEN_SETS: readonly { mode: Mode; theme: Theme; title: string }[] = [
  { mode: 'ios', theme: 'light', title: 'iOS 26, light' },
  { mode: 'ios', theme: 'dark', title: 'iOS 26, dark' },
  { mode: 'md', theme: 'light', title: 'Material 3 Expressive, light' },
  { mode: 'md', theme: 'dark', title: 'Material 3 Expressive, dark' },
]

/** Colors of the newest generations that an accent does not set and that differ from those of the previous generations. */
const newestColors: Record<Mode, Record<Theme, TokenValues>> = { ios: ios26Overrides, md: expressiveColors }

/** Returns the metrics of a generation by name, such as its font, heights, and radii. */
export const metricValues = (mode: Mode, generation: Generation = NEWEST_GENERATION[mode]): TokenValues =>
  generation === NEWEST_GENERATION[mode]
    ? { ...metrics[mode], ...(mode === 'ios' ? ios26Overrides.metrics : expressiveMetrics) }
    : metrics[mode]

/** Returns the text styles of a generation: font size (px), line height (px), weight, and tracking (em). */
export const textStyleMetrics = (mode: Mode, generation: Generation = NEWEST_GENERATION[mode]) =>
  generation === 'expressive' ? { ...typeScales.md, ...expressiveTypeScale } : typeScales[mode]

/**
 * Returns the seed color of an accent, from which its tokens are computed, as `#rrggbb`.
 * @param accent name of one of the ten accents, or six hex digits
 */
export const seedColorOf = (accent: string): string =>
  Object.hasOwn(accentSeeds, accent) ? accentSeeds[accent as keyof typeof accentSeeds] : `#${accent}`

/** The results of {@link accentValues} for the last accent, by generation and theme. Cached, because computing them is slow. */
let cache: { accent: string; sets: Map<string, TokenValues> } | undefined

/** Returns the tokens that an accent sets in one mode, theme, and generation. */
export const accentValues = (
  accent: string,
  mode: Mode,
  theme: Theme,
  generation: Generation = NEWEST_GENERATION[mode],
): TokenValues => {
  if (cache?.accent !== accent) cache = { accent, sets: new Map() }
  const key = `${generation} ${theme}`
  const cached = cache.sets.get(key)
  if (cached) return cached
  const computed = {
    ...accentTokens(seedColorOf(accent), mode, theme, generation),
    ...(accent === 'blue' && mode === 'ios' ? iosBlueTokens[theme] : {}),
    ...(accent === 'blue' && generation === '26' ? ios26BlueTokens : {}),
  }
  cache.sets.set(key, computed)
  return computed
}

/** Returns all colors of one set by name, including the gradient `accent-gradient`. */
export const colorValues = (
  accent: string,
  mode: Mode,
  theme: Theme,
  generation: Generation = NEWEST_GENERATION[mode],
): TokenValues => ({
  ...colors[mode][theme],
  // As in the style sheet, the newest colors of the light theme also apply in the dark theme, unless it has its own.
  ...(generation === NEWEST_GENERATION[mode] && {
    ...newestColors[mode].light,
    ...newestColors[mode][theme],
  }),
  ...accentValues(accent, mode, theme, generation),
})
