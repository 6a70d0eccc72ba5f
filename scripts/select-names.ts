/**
 * Returns the requested names, or all known names if none is requested.
 *
 * @param kind word for what the names refer to, e.g. `section`; the error contains it
 * @throws if a requested name is unknown; the error lists the known names
 */
export function selectNames(requested: string[], known: string[], kind: string): string[] {
  const unknown = requested.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`Patternbook: there is no ${kind} '${unknown}'. Choose from: ${known.join(', ')}.`)
  return known.filter((name) => requested.length === 0 || requested.includes(name))
}
