import { contrast } from '../../frame/accent-tokens'
import type { Mode } from '../../frame/state'
import { blendOver, hexOf, type Rgba, resolveColor, type TokenValues } from './color'

/** Minimum contrast of text (WCAG 2.2 AA). */
const MIN_TEXT_CONTRAST = 4.5

/** The names of a text color and its background, their contrast ratio (1–21), and whether the ratio is sufficient. */
export type ColorPair = { text: string; background: string; contrastRatio: number; isSufficient: boolean }

/** The name of a text color, and the names of the colors behind it, from bottom to top. `page` is below all of them. */
type TextLayers = readonly [text: string, ...backgrounds: string[]]

const layersByMode: Readonly<Record<Mode, readonly TextLayers[]>> = {
  ios: [
    ['tint', 'page'],
    ['tint', 'grouped'],
    ['tint', 'surface-2'],
    ['tint', 'surface', 'tint-soft'],
    ['on-tint', 'tint-fill'],
    ['label', 'surface'],
    ['secondary-label', 'grouped'],
    ['secondary-label', 'surface'],
    ['danger', 'surface'],
  ],
  md: [
    ['tint', 'page'],
    ['tint', 'surface'],
    ['on-tint', 'tint-fill'],
    ['on-secondary-container', 'tint-soft'],
    ['on-primary-container', 'primary-container'],
    ['on-secondary-container', 'secondary-container'],
    ['on-tertiary-container', 'tertiary-container'],
    ['label', 'page'],
    ['secondary-label', 'page'],
    ['secondary-label', 'surface-2'],
    ['danger', 'page'],
    ['on-error', 'error'],
    ['on-error-container', 'error-container'],
    ['inverse-on-surface', 'inverse-surface'],
    ['inverse-primary', 'inverse-surface'],
  ],
}

const contrastRatioOf = (text: Rgba, base: Rgba): number =>
  contrast(hexOf(blendOver(text, base)), hexOf(base))

const pairOf = (text: string, background: string, contrastRatio: number): ColorPair => ({
  text,
  background,
  contrastRatio,
  isSufficient: contrastRatio >= MIN_TEXT_CONTRAST,
})

/** Returns the colors of the stops of a CSS gradient whose stops are written as `#rrggbb`. */
export const gradientStopsOf = (gradient: string): string[] => gradient.match(/#[0-9a-f]{6}/gi) ?? []

/**
 * Returns pairs of text color and background that the screens use, with their contrast. The last pair is white on the accent
 * gradient; its contrast is the lowest contrast between white and a stop.
 * @param values all colors of one token set (one platform and theme)
 */
export const colorPairsOf = (values: TokenValues, mode: Mode): ColorPair[] => {
  const color = (name: string) => resolveColor(values[name] ?? '', values)
  const pairs = layersByMode[mode].map(([text, ...backgrounds]) => {
    const background = backgrounds.reduce((below, name) => blendOver(color(name), below), color('page'))
    return pairOf(text, [...backgrounds].reverse().join(' on '), contrastRatioOf(color(text), background))
  })
  const white = resolveColor('#ffffff', {})
  const stopRatios = gradientStopsOf(values['accent-gradient'] ?? '').map((stop) =>
    contrastRatioOf(white, resolveColor(stop, {})),
  )
  return [...pairs, pairOf('white', 'accent-gradient', Math.min(...stopRatios))]
}
