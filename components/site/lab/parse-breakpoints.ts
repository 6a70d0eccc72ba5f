/** At most so many fit beside each other in a row of choices. */
const MAX_BREAKPOINTS = 4

/**
 * Reads the breakpoints of a sheet from what somebody types: `0.25 0.5 1`, in any order, with spaces or semicolons
 * between them; a comma may stand for the point.
 * @returns where it rests above 0, lowest first, each once; undefined when that is no list of one to four shares of 1
 */
export function parseBreakpoints(text: string): readonly number[] | undefined {
  const words = text
    .replaceAll(',', '.')
    .split(/[\s;]+/)
    .filter(Boolean)
  const stops = [...new Set(words.map(Number))].sort((a, b) => a - b)
  const sound =
    stops.length > 0 && stops.length <= MAX_BREAKPOINTS && stops.every((stop) => stop > 0 && stop <= 1)
  return sound ? stops : undefined
}
