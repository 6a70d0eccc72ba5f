/** Names of classes: which belong to a platform, and strings of them without those of the other. */
import type { Mode } from './values'

/** The variant of each platform in class names. */
const VARIANT: Record<Mode, string> = { ios: 'ios', md: 'material' }

/** The variants of each platform: for all of it, and for one of its generations. */
export const VARIANTS: Record<Mode, readonly string[]> = {
  ios: [VARIANT.ios, 'ios-26', 'ios-18'],
  md: [VARIANT.md, 'expressive', 'baseline'],
}

/** Matches a class or a question that is of a platform. */
export const NAMES_PLATFORM = new RegExp(`(^|[\\s:'"\`])(${Object.values(VARIANTS).flat().join('|')}):`)

/** A name in its parts: `ios:dark:px-4` → `['ios', 'dark', 'px-4']`. Colons inside of brackets do not part. */
export const partsOf = (name: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const letter of name) {
    if (letter === '[' || letter === '(') depth++
    if (letter === ']' || letter === ')') depth--
    if (letter === ':' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** The platform that a class is for; none for most. */
export const platformOf = (name: string): Mode | undefined => {
  const variants = partsOf(name).slice(0, -1)
  return (['ios', 'md'] as const).find((mode) => VARIANTS[mode].some((name) => variants.includes(name)))
}

/** The name without the variant of its platform; that of a generation stays. */
export const plain = (name: string): string =>
  partsOf(name)
    .filter((part, n, all) => n === all.length - 1 || !Object.values(VARIANT).includes(part))
    .join(':')

/** Does a text hold a class of a platform? */
export const hasPlatform = (text: string): boolean =>
  NAMES_PLATFORM.test(text) && text.split(/\s+/).some((name) => platformOf(name) !== undefined)

/** A text of classes that may go on before and after: `${a} px-4 ${b}`. */
export type Run = { text: string; opens: boolean; closes: boolean }

/**
 * A text of classes changed name by name.
 * @param run the text, and whether something stands before and after it
 * @param change what becomes of a name; nothing: it goes
 */
export const mapped = (
  { text, opens, closes }: Run,
  change: (name: string) => string | undefined,
): string => {
  const names = text.split(/\s+/).filter(Boolean)
  const [glued, gluedAfter] = [opens && /^\S/.test(text), closes && /\S$/.test(text)]
  const kept = names.flatMap((name, n) => {
    const isGlued = (n === 0 && glued) || (n === names.length - 1 && gluedAfter)
    return (isGlued ? name : change(name)) || []
  })
  const joined = kept.join(' ')
  const before = opens && !glued && (kept.length > 0 || closes) ? ' ' : ''
  const after = closes && !gluedAfter && kept.length > 0 ? ' ' : ''
  return before + joined + after
}

/** Values of `display`, as their classes are called. */
const DISPLAY =
  /^(hidden|block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|table|flow-root|list-item)!?$/

/** Is a class one that says how an element is laid out, or that it is not? */
export const isDisplay = (name: string): boolean => DISPLAY.test(partsOf(name).at(-1) ?? '')

/**
 * Is whatever has these classes never shown on the platform?
 * @param names all classes that are known of it, those of both platforms
 */
export const isHidden = (names: readonly string[], mode: Mode): boolean => {
  const own = names.filter((name) => isDisplay(name) && (platformOf(name) ?? mode) === mode)
  const hides = own.some((name) => name === `${VARIANT[mode]}:hidden`)
  if (hides) return own.every((name) => partsOf(name).length === 1 || name.endsWith(':hidden'))
  const others = names.some((name) => isDisplay(name) && platformOf(name) && platformOf(name) !== mode)
  return others && own.length > 0 && own.every((name) => name === 'hidden')
}
