/** Maximum number of breakpoints, so that all of them, and 0, fit in one row of options. */
const MAX_BREAKPOINTS = 4

/**
 * Parses the breakpoints of a sheet, e.g. `0.25 0.5 1`, in any order, separated by spaces or semicolons; a comma can replace the
 * decimal point.
 * @returns the breakpoints, ascending and without duplicates; undefined if there are none or more than four, or if one of them is
 *   not a number above 0 and up to 1
 */
export function parseBreakpoints(text: string): readonly number[] | undefined {
  const values = text
    .replaceAll(',', '.')
    .split(/[\s;]+/)
    .filter(Boolean)
  const breakpoints = [...new Set(values.map(Number))].sort((a, b) => a - b)
  const isValid =
    breakpoints.length > 0 &&
    breakpoints.length <= MAX_BREAKPOINTS &&
    breakpoints.every((breakpoint) => breakpoint > 0 && breakpoint <= 1)
  return isValid ? breakpoints : undefined
}
