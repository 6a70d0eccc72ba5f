/** Finds the platform of a class name, and changes or removes names in strings of classes. */
import type { Mode } from '@/lib/frame/state'

/** The variant in class names that selects all generations of a platform. */
const PLATFORM_VARIANT: Record<Mode, string> = { ios: 'ios', md: 'material' }

/** All variants of each platform: for all of its generations, and for single generations. */
export const VARIANTS_BY_PLATFORM: Record<Mode, readonly string[]> = {
  ios: [PLATFORM_VARIANT.ios, 'ios-26', 'ios-18'],
  md: [PLATFORM_VARIANT.md, 'expressive', 'baseline'],
}

/** Matches the variant of a platform at the start of a class name, or after another variant. */
export const PLATFORM_CLASS_PATTERN = new RegExp(
  `(^|[\\s:'"\`])(${Object.values(VARIANTS_BY_PLATFORM).flat().join('|')}):`,
)

/** Splits a class name at its colons, except inside brackets and parentheses: `ios:dark:px-4` → `['ios', 'dark', 'px-4']`. */
const splitClassName = (name: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const character of name) {
    if (character === '[' || character === '(') depth++
    if (character === ']' || character === ')') depth--
    if (character === ':' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

/** Returns the platform of a class; undefined for classes that apply to both platforms. */
export const platformOf = (name: string): Mode | undefined => {
  const variants = splitClassName(name).slice(0, -1)
  return (['ios', 'md'] as const).find((mode) =>
    VARIANTS_BY_PLATFORM[mode].some((name) => variants.includes(name)),
  )
}

/** Returns whether a string contains a class for one platform. */
export const hasPlatformClass = (text: string): boolean =>
  PLATFORM_CLASS_PATTERN.test(text) && text.split(/\s+/).some((name) => platformOf(name) !== undefined)

/** A string of classes, and whether an expression comes before or after it in the same template, as in `${a} px-4 ${b}`. */
export type ClassSegment = { text: string; hasExpressionBefore: boolean; hasExpressionAfter: boolean }

/**
 * Changes every name in a string of classes. A name that touches an expression of the template (`px-${size}`) stays as it is.
 * @param change returns the new name, or undefined to remove the name
 */
export const mapClassNames = (
  { text, hasExpressionBefore, hasExpressionAfter }: ClassSegment,
  change: (name: string) => string | undefined,
): string => {
  const names = text.split(/\s+/).filter(Boolean)
  const [touchesBefore, touchesAfter] = [
    hasExpressionBefore && /^\S/.test(text),
    hasExpressionAfter && /\S$/.test(text),
  ]
  const keptNames = names.flatMap((name, n) => {
    const touchesExpression = (n === 0 && touchesBefore) || (n === names.length - 1 && touchesAfter)
    return (touchesExpression ? name : change(name)) || []
  })
  const joined = keptNames.join(' ')
  const leadingSpace =
    hasExpressionBefore && !touchesBefore && (keptNames.length > 0 || hasExpressionAfter) ? ' ' : ''
  const trailingSpace = hasExpressionAfter && !touchesAfter && keptNames.length > 0 ? ' ' : ''
  return leadingSpace + joined + trailingSpace
}

/** Matches class names that set `display`. */
const DISPLAY_CLASS_PATTERN =
  /^(hidden|block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|table|flow-root|list-item)!?$/

/** Returns whether a class sets `display`. */
const setsDisplay = (name: string): boolean => DISPLAY_CLASS_PATTERN.test(splitClassName(name).at(-1) ?? '')

/**
 * Returns whether an element with these classes is always hidden on the platform.
 * @param names all known classes of the element, of both platforms
 */
export const isHidden = (names: readonly string[], mode: Mode): boolean => {
  const displayClasses = names.filter((name) => setsDisplay(name) && (platformOf(name) ?? mode) === mode)
  const hasHiddenClass = displayClasses.some((name) => name === `${PLATFORM_VARIANT[mode]}:hidden`)
  if (hasHiddenClass)
    return displayClasses.every((name) => splitClassName(name).length === 1 || name.endsWith(':hidden'))
  const hasOtherDisplay = names.some(
    (name) => setsDisplay(name) && platformOf(name) && platformOf(name) !== mode,
  )
  return hasOtherDisplay && displayClasses.length > 0 && displayClasses.every((name) => name === 'hidden')
}
