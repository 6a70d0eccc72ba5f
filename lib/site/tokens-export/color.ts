/** A color in sRGB: red, green, and blue from 0 to 255, and the opacity `a` from 0 to 1. */
export type Rgba = { r: number; g: number; b: number; a: number }

/** Token values in CSS syntax, by the name of the token without `--pb-`, such as `primary`. */
export type TokenValues = Readonly<Record<string, string>>

const SIX_DIGIT_HEX_PATTERN = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const SPACED_RGB_PATTERN = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/
const TOKEN_REFERENCE_PATTERN = /^var\(--pb-([\w-]+)\)$/
const COLOR_MIX_PATTERN = /^color-mix\(in srgb, (.+) ([\d.]+)%, (.+)\)$/

/** Returns the token name in a value: `primary` for `var(--pb-primary)`; undefined for a value that is no reference. */
export const tokenNameIn = (value: string): string | undefined => TOKEN_REFERENCE_PATTERN.exec(value)?.[1]

/** Mixes two colors like `color-mix(in srgb, …)`. `topFraction` is the fraction of the first color, from 0 to 1. */
const mixColors = (top: Rgba, topFraction: number, base: Rgba): Rgba => {
  const a = top.a * topFraction + base.a * (1 - topFraction)
  const channel = (key: 'r' | 'g' | 'b') =>
    a === 0 ? 0 : (top[key] * top.a * topFraction + base[key] * base.a * (1 - topFraction)) / a
  return { r: channel('r'), g: channel('g'), b: channel('b'), a }
}

/**
 * Computes the color of a token value.
 * @param value a color in one of the forms that lib/frame/tokens.ts uses
 * @param values all tokens of the same set, for references to other tokens
 * @throws if the value has another form, or refers to a missing token
 */
export const resolveColor = (value: string, values: TokenValues): Rgba => {
  if (value === 'transparent') return { r: 0, g: 0, b: 0, a: 0 }
  const hex = SIX_DIGIT_HEX_PATTERN.exec(value)
  if (hex) {
    const [r = 0, g = 0, b = 0] = hex.slice(1).map((channel) => Number.parseInt(channel, 16))
    return { r, g, b, a: 1 }
  }
  const rgb = SPACED_RGB_PATTERN.exec(value)
  if (rgb) return { r: Number(rgb[1]), g: Number(rgb[2]), b: Number(rgb[3]), a: Number(rgb[4] ?? 1) }
  const referencedValue = values[tokenNameIn(value) ?? '']
  if (referencedValue) return resolveColor(referencedValue, values)
  const mix = COLOR_MIX_PATTERN.exec(value)
  if (mix)
    return mixColors(
      resolveColor(mix[1] ?? '', values),
      Number(mix[2]) / 100,
      resolveColor(mix[3] ?? '', values),
    )
  throw new Error(
    `Patternbook: "${value}" is not a color that can be computed, so it cannot be shown or exported. Write it as #rrggbb, rgb(r g b / a), var(--pb-…), or color-mix(in srgb, …).`,
  )
}

/** Blends a color over an opaque color. */
export const blendOver = (top: Rgba, base: Rgba): Rgba => ({
  ...mixColors({ ...top, a: 1 }, top.a, base),
  a: 1,
})

/** Returns a color as `#rrggbb`, without its opacity. */
export const hexOf = ({ r, g, b }: Rgba): string =>
  `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Returns a color in CSS syntax: `#rrggbb`, or `rgb(r g b / a)` if the color is not opaque. */
export const cssColorOf = (color: Rgba): string => {
  const { r, g, b, a } = color
  const parts = [r, g, b].map((channel) => Math.round(channel))
  return a === 1 ? hexOf(color) : `rgb(${parts.join(' ')} / ${Number(a.toFixed(3))})`
}
