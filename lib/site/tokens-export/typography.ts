import type { Mode } from '../../frame/state'
import { expressiveType, typeScales } from '../../frame/tokens'
import type { Values } from './color'

const round = (n: number): string => String(Number(n.toFixed(5)))

/** Text styles by name: size px, line height px, weight, tracking em. */
type TextStyles = Readonly<Partial<Record<string, readonly [number, number, number, number]>>>

const variablesOf = (styles: TextStyles): Values => {
  const values: Record<string, string> = {}
  for (const [name, style] of Object.entries(styles)) {
    if (!style) continue
    const [size, line, weight, tracking] = style
    values[`text-${name}`] = `calc(var(--text, 1) * ${round(size / 16)}rem)`
    values[`line-${name}`] = round(line / size)
    values[`weight-${name}`] = String(weight)
    values[`tracking-${name}`] = `${tracking}em`
  }
  return values
}

const arabicOf = (styles: TextStyles): Values => {
  const values: Record<string, string> = {}
  for (const [name, style] of Object.entries(styles)) {
    if (!style) continue
    values[`tracking-${name}`] = '0em'
    values[`line-${name}`] = round((style[1] / style[0]) * 1.12)
  }
  return values
}

/** The text styles of a platform as CSS values: size (scales with `--text`), line height, weight, tracking. */
export const typographyVariables = (mode: Mode): Values => variablesOf(typeScales[mode])

/** The text styles of Material 3 Expressive that differ from those of baseline. */
export const expressiveTypographyVariables = (): Values => variablesOf(expressiveType)

/** The values that differ for Arabic: no tracking, because its letters join, and a larger line height for its marks. */
export const arabicTypographyVariables = (mode: Mode): Values => arabicOf(typeScales[mode])

/** The Arabic values of the text styles of Material 3 Expressive that differ from those of baseline. */
export const expressiveArabicTypographyVariables = (): Values => arabicOf(expressiveType)

/** Font families by the variables of the site. */
const FAMILIES: Readonly<Record<string, string>> = {
  '--font-inter': 'Inter',
  '--font-roboto': "'Roboto Flex'",
  '--font-arabic': "'Noto Sans Arabic'",
}

/** A font list that also works if those variables are not set: each falls back to the name of its family. */
export const withFontFallbacks = (font: string): string =>
  font.replace(/var\((--font-\w+)\)/g, (all, name: string) =>
    FAMILIES[name] ? `var(${name}, ${FAMILIES[name]})` : all,
  )

/** The font families in a font list. */
export const fontFamilies = (font: string): string[] =>
  font
    .replace(/var\((--font-\w+)\)/g, (all, name: string) => FAMILIES[name] ?? all)
    .split(', ')
    .map((name) => name.replace(/^'|'$/g, ''))
