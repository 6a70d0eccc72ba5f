/** Finds the platform of a class name, and removes the class names of the other platform from class strings. */
import type { Mode } from '@/lib/frame/state'

/** The variant of each platform in class names. */
const VARIANT: Record<Mode, string> = { ios: 'ios', md: 'material' }

/** The variants of each platform: for all generations, and for each of them. */
export const VARIANTS: Record<Mode, readonly string[]> = {
  ios: [VARIANT.ios, 'ios-26', 'ios-18'],
  md: [VARIANT.md, 'expressive', 'baseline'],
}

/** Matches a class or a condition for a platform. */
export const NAMES_PLATFORM = new RegExp(`(^|[\\s:'"\`])(${Object.values(VARIANTS).flat().join('|')}):`)

/** The parts of a name: `ios:dark:px-4` → `['ios', 'dark', 'px-4']`. Colons inside brackets do not separate. */
const partsOf = (name: string): string[] => {
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

/** The platform of a class; undefined for most classes. */
export const platformOf = (name: string): Mode | undefined => {
  const variants = partsOf(name).slice(0, -1)
  return (['ios', 'md'] as const).find((mode) => VARIANTS[mode].some((name) => variants.includes(name)))
}

/** Whether a string contains a class of a platform. */
export const hasPlatform = (text: string): boolean =>
  NAMES_PLATFORM.test(text) && text.split(/\s+/).some((name) => platformOf(name) !== undefined)

/** A string of classes, and whether it continues before and after: `${a} px-4 ${b}`. */
export type Run = { text: string; opens: boolean; closes: boolean }

/**
 * Changes a string of classes name by name.
 * @param run the text, and whether it continues before and after
 * @param change returns the new name, or undefined to remove it
 */
export const mapClassNames = (
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

/** Class names for values of `display`. */
const DISPLAY =
  /^(hidden|block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|table|flow-root|list-item)!?$/

/** Whether a class sets `display`. */
const isDisplay = (name: string): boolean => DISPLAY.test(partsOf(name).at(-1) ?? '')

/**
 * Whether an element with these classes is always hidden on the platform.
 * @param names all known classes of the element, of both platforms
 */
export const isHidden = (names: readonly string[], mode: Mode): boolean => {
  const own = names.filter((name) => isDisplay(name) && (platformOf(name) ?? mode) === mode)
  const hides = own.some((name) => name === `${VARIANT[mode]}:hidden`)
  if (hides) return own.every((name) => partsOf(name).length === 1 || name.endsWith(':hidden'))
  const others = names.some((name) => isDisplay(name) && platformOf(name) && platformOf(name) !== mode)
  return others && own.length > 0 && own.every((name) => name === 'hidden')
}
