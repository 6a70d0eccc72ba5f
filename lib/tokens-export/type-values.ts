import { expressiveType, type } from '../frame/tokens'
import type { Values } from './color'
import type { Mode } from './sets'

const round = (n: number): string => String(Number(n.toFixed(5)))

type Faces = Readonly<Partial<Record<string, readonly [number, number, number, number]>>>

const valuesOf = (faces: Faces): Values => {
  const values: Record<string, string> = {}
  for (const [name, face] of Object.entries(faces)) {
    if (!face) continue
    const [size, line, weight, tracking] = face
    values[`text-${name}`] = `calc(var(--text, 1) * ${round(size / 16)}rem)`
    values[`line-${name}`] = round(line / size)
    values[`weight-${name}`] = String(weight)
    values[`tracking-${name}`] = `${tracking}em`
  }
  return values
}

const arabicOf = (faces: Faces): Values => {
  const values: Record<string, string> = {}
  for (const [name, face] of Object.entries(faces)) {
    if (!face) continue
    values[`tracking-${name}`] = '0em'
    values[`line-${name}`] = round((face[1] / face[0]) * 1.12)
  }
  return values
}

/** The text styles of a platform as CSS values: size that follows `--text`, line, weight, tracking. */
export const typeValues = (mode: Mode): Values => valuesOf(type[mode])

/** The text styles of Material 3 Expressive that differ from those of baseline. */
export const expressiveTypeValues = (): Values => valuesOf(expressiveType)

/** What changes for Arabic: its letters join, so no tracking, and a little more leading for the marks above and below. */
export const arabicValues = (mode: Mode): Values => arabicOf(type[mode])

/** The same for the text styles of Material 3 Expressive that differ from those of baseline. */
export const expressiveArabicValues = (): Values => arabicOf(expressiveType)

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
