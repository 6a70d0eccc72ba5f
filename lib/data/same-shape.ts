/**
 * The shape of a JSON value as a short string: keys in alphabetical order, types of values, and lengths of lists.
 * @returns the same string for an English file and its translation
 */
const structureOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(structureOf)}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, own]) => key + structureOf(own))}}`
      : typeof value

/**
 * A digest of the shape of a JSON value (FNV-1a, 32 bits), for comparing fetched data without the built-in data. Unlike
 * in `sameShape`, additional keys make a difference.
 * @returns up to seven characters
 */
export const shapeDigest = (value: unknown): string => {
  let hash = 0x811c9dc5
  for (const character of structureOf(value)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Whether a fetched object can replace the built-in one: it has every key that the built-in object has, with a
 * value of the same type, and lists of the same length. Strings and numbers may differ; additional keys are allowed.
 * @param expected the built-in object
 * @param value the fetched object
 */
export const sameShape = (expected: unknown, value: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return typeof value === typeof expected
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(expected) && !(Array.isArray(value) && value.length === expected.length)) return false
  return Object.entries(expected).every(([key, own]) =>
    sameShape(own, (value as Record<string, unknown>)[key]),
  )
}
