import type { Mode } from '../../frame/state'
import { expressiveTypeScale, typeScales } from '../../frame/tokens'
import type { TokenValues } from './color'

const round = (n: number): string => String(Number(n.toFixed(5)))

/** Text styles by name: font size (px), line height (px), weight, and tracking (em). */
type TextStyles = Readonly<Partial<Record<string, readonly [number, number, number, number]>>>

const variablesOf = (styles: TextStyles): TokenValues => {
  const values: Record<string, string> = {}
  for (const [name, style] of Object.entries(styles)) {
    if (!style) continue
    const [size, lineHeight, weight, tracking] = style
    values[`text-${name}`] = `calc(var(--text-scale, 1) * ${round(size / 16)}rem)`
    values[`line-${name}`] = round(lineHeight / size)
    values[`weight-${name}`] = String(weight)
    values[`tracking-${name}`] = `${tracking}em`
  }
  return values
}

const arabicVariablesOf = (styles: TextStyles): TokenValues => {
  const values: Record<string, string> = {}
  for (const [name, style] of Object.entries(styles)) {
    if (!style) continue
    values[`tracking-${name}`] = '0em'
    values[`line-${name}`] = round((style[1] / style[0]) * 1.12)
  }
  return values
}

/** Returns the text styles of iOS or Material 3 Baseline as CSS values. `--text-scale` scales the font sizes. */
export const typographyVariables = (mode: Mode): TokenValues => variablesOf(typeScales[mode])

/** Returns the text styles of Material 3 Expressive that differ from those of Material 3 Baseline, as CSS values. */
export const expressiveTypographyVariables = (): TokenValues => variablesOf(expressiveTypeScale)

/** Returns the values for Arabic text: no tracking, because letters are joined, and 12% more line height, for vowel signs. */
export const arabicTypographyVariables = (mode: Mode): TokenValues => arabicVariablesOf(typeScales[mode])

/** Returns the Arabic values of the text styles of Material 3 Expressive that differ from those of Material 3 Baseline. */
export const expressiveArabicTypographyVariables = (): TokenValues => arabicVariablesOf(expressiveTypeScale)

/** Names of font families, by the site's CSS variable for each. */
const FONT_FAMILY_NAMES: Readonly<Record<string, string>> = {
  '--font-inter': 'Inter',
  '--font-roboto': "'Roboto Flex'",
  '--font-arabic': "'Noto Sans Arabic'",
}

/**
 * Returns a font list that also works if the site's variables are not set: each variable falls back to the name of its family.
 */
export const withFontFallbacks = (font: string): string =>
  font.replace(/var\((--font-\w+)\)/g, (match, name: string) =>
    FONT_FAMILY_NAMES[name] ? `var(${name}, ${FONT_FAMILY_NAMES[name]})` : match,
  )

/** Returns the names of the font families in a font list. */
export const fontFamilies = (font: string): string[] =>
  font
    .replace(/var\((--font-\w+)\)/g, (match, name: string) => FONT_FAMILY_NAMES[name] ?? match)
    .split(', ')
    .map((name) => name.replace(/^'|'$/g, ''))
