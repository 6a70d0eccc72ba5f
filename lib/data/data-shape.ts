/**
 * Returns a description of the shape of a JSON value: keys in alphabetical order, types of values, and the shapes of the items of
 * lists. The descriptions of an English file and its translation are equal.
 */
const describeShape = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(describeShape)}]`
    : typeof value === 'object' && value !== null
      ? `{${Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, child]) => key + describeShape(child))}}`
      : typeof value

/**
 * Returns a digest of the shape of a JSON value (FNV-1a, 32 bits), with which fetched data can be checked without the built-in
 * data. Unlike in `hasSameShape`, additional keys make a difference.
 * @returns up to seven characters
 */
export const structureDigest = (value: unknown): string => {
  let hash = 0x811c9dc5
  for (const character of describeShape(value)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Returns whether a fetched object can replace the built-in object: it has every key of the built-in object, with a value of the
 * same type, and its lists have the same length. Strings, numbers, and booleans may differ, and additional keys are allowed.
 * @param expected the built-in object
 * @param value the fetched object
 */
export const hasSameShape = (expected: unknown, value: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return typeof value === typeof expected
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(expected) && !(Array.isArray(value) && value.length === expected.length)) return false
  return Object.entries(expected).every(([key, child]) =>
    hasSameShape(child, (value as Record<string, unknown>)[key]),
  )
}
