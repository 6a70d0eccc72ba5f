import type { Rule } from '@/components/ui/form'

/** Requirements for a password. */
export type PasswordCheck = 'length' | 'number' | 'symbol'

const checks: Record<PasswordCheck, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8,
  number: (password) => /\p{N}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** Whether a password meets a requirement. */
export const passes = (password: string, check: PasswordCheck): boolean => checks[check](password)

/** Requires a password that meets all requirements. @param message the error message */
export const strong =
  (message: string): Rule =>
  (value) =>
    Object.values(checks).every((check) => check(value)) ? undefined : message

/**
 * Strength of a password.
 * @returns 0 if it is empty, otherwise 1 to 4: the number of met requirements, or 4 for at least twelve characters that meet all
 */
export const strengthOf = (password: string): number => {
  if (password === '') return 0
  const passed = Object.values(checks).filter((check) => check(password)).length
  return Math.max(1, passed === 3 && [...password].length >= 12 ? 4 : passed)
}
