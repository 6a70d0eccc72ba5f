/**
 * Those of the known names that were asked for; all of them when nothing was.
 *
 * @param what what a name stands for, e.g. `section`
 * @throws for a name that is not known, with those that are
 */
export function selectNames(asked: string[], known: string[], what: string): string[] {
  const unknown = asked.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(`Patternbook: there is no ${what} '${unknown}'. There are: ${known.join(', ')}.`)
  return known.filter((name) => asked.length === 0 || asked.includes(name))
}
