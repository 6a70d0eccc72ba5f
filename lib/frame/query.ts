import { ACCENTS, type FrameState } from './state'

/** Parses the value of a query parameter. Returns undefined if the value is not valid. */
type Parser = (raw: string) => FrameState[keyof FrameState] | undefined

const oneOf =
  (...values: string[]): Parser =>
  (raw) =>
    values.includes(raw) ? (raw as FrameState['mode']) : undefined

const parseNumber = (min: number, max: number, raw: string): number | undefined => {
  const value = Number(raw)
  return raw.trim() !== '' && value >= min && value <= max ? value : undefined
}

/** The definition of a boolean parameter: only `1` is valid, and it means true. Without the parameter, the field is false. */
const booleanParameter: [Parser, string] = [(raw) => (raw === '1' ? true : undefined), '"1"']

/** The query parameters, each with its parser and a description of the expected values. */
const PARAMETER_DEFINITIONS: { [K in keyof FrameState]?: [Parser, string] } = {
  mode: [oneOf('ios', 'md'), '"ios" or "md"'],
  ios: [oneOf('26', '18'), '"26" or "18"'],
  md: [oneOf('expressive', 'baseline'), '"expressive" or "baseline"'],
  dir: [oneOf('ltr', 'rtl'), '"ltr" or "rtl"'],
  theme: [oneOf('light', 'dark', 'system'), '"light", "dark", or "system"'],
  accent: [
    (raw) => {
      const name = raw.toLowerCase().replace(/^#/, '')
      return (ACCENTS as readonly string[]).includes(name) || /^[0-9a-f]{6}$/.test(name) ? name : undefined
    },
    `one of ${ACCENTS.join(', ')}, or six hex digits`,
  ],
  lang: [oneOf('en', 'ar'), '"en" or "ar"'],
  text: [(raw) => parseNumber(0.8, 2, raw), 'a number from 0.8 to 2'],
  motion: [
    (raw) => (raw === 'reduced' ? raw : parseNumber(0.05, 1, raw)),
    'a number from 0.05 to 1, or "reduced"',
  ],
  state: [oneOf('loading', 'empty', 'error'), '"loading", "empty", or "error"'],
  menu: [oneOf('open', 'closed'), '"open" or "closed"'],
  edge: booleanParameter,
  full: booleanParameter,
  embed: booleanParameter,
  gallery: [
    (raw) => (/^[\w.-]{1,64}$/.test(raw) ? raw : undefined),
    'letters, digits, dots, dashes, and underscores',
  ],
}

/** Names of the query parameters. */
export const QUERY_PARAMETER_NAMES = Object.keys(PARAMETER_DEFINITIONS) as (keyof FrameState)[]

/**
 * Reads the state of the frame from a query string.
 * @param search a query string, with or without the question mark
 * @param warn called once per invalid value, with a sentence that contains the value and the expected values
 * @returns the parameters with a valid value; unknown parameters are ignored
 */
export const readQuery = (search: string, warn?: (message: string) => void): Partial<FrameState> => {
  const params = new URLSearchParams(search)
  const fields: Record<string, unknown> = {}
  for (const key of QUERY_PARAMETER_NAMES) {
    const raw = params.get(key)
    const [parse, expected] = PARAMETER_DEFINITIONS[key] ?? []
    if (raw === null || !parse) continue
    const value = parse(raw)
    if (value === undefined)
      warn?.(`Patternbook: "${raw}" is not a valid ${key}; expected ${expected}. It is ignored.`)
    else fields[key] = value
  }
  return fields as Partial<FrameState>
}

/**
 * Returns a query string with changed parameters; empty if none remain. The parameters keep their order. A field that is
 * undefined or false removes its parameter.
 * @param onlyExisting whether to change only parameters that the query already contains; true by default
 */
export const writeQuery = (search: string, patch: Partial<FrameState>, onlyExisting = true): string => {
  const params = new URLSearchParams(search)
  for (const [key, value] of Object.entries(patch)) {
    if (onlyExisting && !params.has(key)) continue
    if (value === undefined || value === false) params.delete(key)
    else params.set(key, value === true ? '1' : String(value))
  }
  const query = params.toString()
  return query ? `?${query}` : ''
}

/** Returns the part of a query that internal links keep: the parameters of the frame, except `gallery` and `menu`. */
export const frameQuery = (search: string): string => {
  const params = new URLSearchParams(search)
  const result = new URLSearchParams()
  for (const key of QUERY_PARAMETER_NAMES) {
    const value = key === 'gallery' || key === 'menu' ? null : params.get(key)
    if (value !== null) result.set(key, value)
  }
  const query = result.toString()
  return query ? `?${query}` : ''
}
