import type { ValidationRule } from '@/components/ui/form'

/** A requirement for a password: at least eight characters, a number, or a symbol. */
export type PasswordRequirement = 'length' | 'number' | 'symbol'

const requirementTests: Record<PasswordRequirement, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8,
  number: (password) => /\p{N}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** Returns whether a password meets a requirement. */
export const meetsRequirement = (password: string, requirement: PasswordRequirement): boolean =>
  requirementTests[requirement](password)

/** Returns a rule for a password that must meet all requirements. @param message the error message */
export const strongPassword =
  (message: string): ValidationRule =>
  (value) =>
    Object.values(requirementTests).every((check) => check(value)) ? undefined : message

/** Returns a rule for a password of at least eight characters with a number or a symbol. @param message the error message */
export const passwordWithNumberOrSymbol =
  (message: string): ValidationRule =>
  (value) =>
    requirementTests.length(value) && (requirementTests.number(value) || requirementTests.symbol(value))
      ? undefined
      : message

/**
 * Rates the strength of a password.
 * @returns 0 for an empty password; otherwise the number of met requirements (at least 1), or 4 for a password of at least twelve
 *   characters that meets all three
 */
export const passwordStrength = (password: string): number => {
  if (password === '') return 0
  const metCount = Object.values(requirementTests).filter((check) => check(password)).length
  return Math.max(1, metCount === 3 && [...password].length >= 12 ? 4 : metCount)
}
