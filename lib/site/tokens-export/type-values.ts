import { type } from '../../frame/tokens'
import type { Values } from './color'
import type { Mode } from './sets'

const round = (n: number): string => String(Number(n.toFixed(5)))

/** The text styles of a platform as CSS values: size that follows `--text`, line, weight, tracking. */
export const typeValues = (mode: Mode): Values => {
  const values: Record<string, string> = {}
  for (const [name, [size, line, weight, tracking]] of Object.entries(type[mode])) {
    values[`text-${name}`] = `calc(var(--text, 1) * ${round(size / 16)}rem)`
    values[`line-${name}`] = round(line / size)
    values[`weight-${name}`] = String(weight)
    values[`tracking-${name}`] = `${tracking}em`
  }
  return values
}

/** What changes for Arabic: its letters join, so no tracking, and a little more leading for the marks above and below. */
export const arabicValues = (mode: Mode): Values => {
  const values: Record<string, string> = {}
  for (const [name, [size, line]] of Object.entries(type[mode])) {
    values[`tracking-${name}`] = '0em'
    values[`line-${name}`] = round((line / size) * 1.12)
  }
  return values
}

/** The faces by the variables that the site gives them. */
const FACES: Readonly<Record<string, string>> = {
  '--font-inter': 'Inter',
  '--font-roboto': "'Roboto Flex'",
  '--font-arabic': "'Noto Sans Arabic'",
}

/** A list of faces that also holds where those variables are not set: each falls back to the name of its face. */
export const portableFont = (font: string): string =>
  font.replace(/var\((--font-\w+)\)/g, (all, name: string) =>
    FACES[name] ? `var(${name}, ${FACES[name]})` : all,
  )

/** The same list by name. */
export const fontNames = (font: string): string[] =>
  font
    .replace(/var\((--font-\w+)\)/g, (all, name: string) => FACES[name] ?? all)
    .split(', ')
    .map((name) => name.replace(/^'|'$/g, ''))
