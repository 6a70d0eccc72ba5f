/**
 * Returns the requested names, or all known names if none is requested.
 *
 * @param what the kind of the names, e.g. `section`
 * @throws for an unknown name, with the known names
 */
export function selectNames(requested: string[], known: string[], what: string): string[] {
  const unknown = requested.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`Patternbook: there is no ${what} '${unknown}'. Choose from: ${known.join(', ')}.`)
  return known.filter((name) => requested.length === 0 || requested.includes(name))
}
