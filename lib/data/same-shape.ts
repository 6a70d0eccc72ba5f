/**
 * Whether a fetched object can take the place of the built-in one: it has every key that the built-in object has, with a
 * value of the same type, and lists of the same length. Texts and numbers may differ; additional keys are allowed.
 * @param expected the built-in object
 * @param value what was fetched
 */
export const sameShape = (expected: unknown, value: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return typeof value === typeof expected
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(expected) && !(Array.isArray(value) && value.length === expected.length)) return false
  return Object.entries(expected).every(([key, own]) =>
    sameShape(own, (value as Record<string, unknown>)[key]),
  )
}
