import type { Rule } from '@/components/ui/form'

/** A requirement for a password: at least eight characters, a number, or a symbol. */
export type PasswordRequirement = 'length' | 'number' | 'symbol'

const checks: Record<PasswordRequirement, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8,
  number: (password) => /\p{N}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** Returns whether a password meets a requirement. */
export const meetsRequirement = (password: string, check: PasswordRequirement): boolean =>
  checks[check](password)

/** Returns a rule for a password that must meet all requirements. @param message the error message */
export const strongPassword =
  (message: string): Rule =>
  (value) =>
    Object.values(checks).every((check) => check(value)) ? undefined : message

/** Returns a rule for a password of at least eight characters with a number or a symbol. @param message the error message */
export const passwordWithNumberOrSymbol =
  (message: string): Rule =>
  (value) =>
    checks.length(value) && (checks.number(value) || checks.symbol(value)) ? undefined : message

/**
 * Rates the strength of a password.
 * @returns 0 for an empty password; otherwise the number of met requirements (at least 1), or 4 for a password of at least twelve
 *   characters that meets all three
 */
export const strengthOf = (password: string): number => {
  if (password === '') return 0
  const passedCount = Object.values(checks).filter((check) => check(password)).length
  return Math.max(1, passedCount === 3 && [...password].length >= 12 ? 4 : passedCount)
}
