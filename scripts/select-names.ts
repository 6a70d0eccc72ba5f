/**
 * Returns the requested names, or all known names if none is requested.
 *
 * @param kind word for what the names refer to, e.g. `section`; the error contains it
 * @throws if a requested name is unknown; the error lists the known names
 */
export function selectNames(requestedNames: string[], knownNames: string[], kind: string): string[] {
  const unknownName = requestedNames.find((name) => !knownNames.includes(name))
  if (unknownName !== undefined)
    throw new Error(
      `Patternbook: there is no ${kind} '${unknownName}'. Choose from: ${knownNames.join(', ')}.`,
    )
  return knownNames.filter((name) => requestedNames.length === 0 || requestedNames.includes(name))
}
