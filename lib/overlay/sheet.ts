import type { ModalOptions } from './types'

/**
 * Time for which the velocity of the finger is projected after a release, ms. The sheet snaps to the breakpoint
 * nearest to the projected position. Source: Ionic's sheet.
 */
const PROJECTION_MS = 350
/**
 * Maximum distance that a drag moves a sheet beyond its highest or lowest position, as a fraction of its height. Doubled at the
 * lowest position if `canDismiss` must allow closing first.
 */
const MAX_OVERDRAG = 0.06

/** The breakpoints and the initial position of a sheet, and the positions at which the page below is usable. */
export interface ResolvedSheetOptions {
  /** The breakpoints, sorted and unique, each 0–1. */
  breakpoints: readonly number[]
  /** Initial position. A drag returns to it only if it is a breakpoint. */
  initialPosition: number
  /** If above 0, the page below is usable up to this position. From here to position 1, the backdrop gets darker. */
  backdropBreakpoint: number
}

/**
 * Reads the breakpoints of a sheet from its options and adds the defaults. Breakpoints outside 0–1 are ignored. An initial
 * position that is not a breakpoint causes a warning but is used. One that is not above 0 or is above 1 causes a warning, and the
 * nearest breakpoint above 0 replaces it.
 */
export function resolveSheetOptions({
  breakpoints = [0, 1],
  initialBreakpoint,
  backdropBreakpoint = 0,
}: ModalOptions): ResolvedSheetOptions {
  const validBreakpoints = [...new Set(breakpoints)]
    .filter((breakpoint) => breakpoint >= 0 && breakpoint <= 1)
    .sort((a, b) => a - b)
  if (!validBreakpoints.some((breakpoint) => breakpoint > 0)) validBreakpoints.push(1)
  const openBreakpoints = validBreakpoints.filter((breakpoint) => breakpoint > 0)
  const requestedPosition = initialBreakpoint ?? (openBreakpoints[0] as number)
  // At 0, the sheet would be open but invisible.
  const isValid = requestedPosition > 0 && requestedPosition <= 1
  const initialPosition = isValid ? requestedPosition : nearestBreakpoint(openBreakpoints, requestedPosition)
  if (!isValid) {
    console.warn(
      `Patternbook: initialBreakpoint must be above 0 and at most 1, but it is ${requestedPosition}, so the sheet opens at ${initialPosition}.`,
    )
  } else if (!openBreakpoints.includes(requestedPosition)) {
    console.warn(
      `Patternbook: initialBreakpoint ${requestedPosition} is not one of the sheet's breakpoints (${validBreakpoints.join(', ')}). The sheet opens at ${initialPosition}, but a drag cannot return to ${requestedPosition}. Add ${requestedPosition} to the list.`,
    )
  }
  return {
    breakpoints: validBreakpoints,
    initialPosition,
    backdropBreakpoint,
  }
}

/** Returns the breakpoint nearest to a position. */
const nearestBreakpoint = (breakpoints: readonly number[], position: number): number =>
  breakpoints.reduce((best, breakpoint) =>
    Math.abs(breakpoint - position) < Math.abs(best - position) ? breakpoint : best,
  )

/**
 * Returns the opacity of the backdrop at a position. It increases linearly from 0 at `backdropBreakpoint` to 1 at position 1; if
 * `backdropBreakpoint` is 1, it is always 0.
 */
export const backdropOpacity = ({ backdropBreakpoint }: ResolvedSheetOptions, position: number): number =>
  backdropBreakpoint >= 1
    ? 0
    : Math.min(1, Math.max(0, (position - backdropBreakpoint) / (1 - backdropBreakpoint)))

/** Returns whether the page below is usable while the sheet is at this position. */
export const isNonModalAt = ({ backdropBreakpoint }: ResolvedSheetOptions, position: number): boolean =>
  backdropBreakpoint > 0 && position <= backdropBreakpoint

/**
 * Returns whether a sheet extends from edge to edge at a position; on iOS 26, it is otherwise inset. A sheet without a breakpoint
 * or initial position between 0 and 1 always does. Any other sheet does only if it has a breakpoint at 1, and only above the
 * middle between 1 and its highest breakpoint or initial position below 1.
 */
export function isEdgeToEdgeAt(
  { breakpoints, initialPosition }: ResolvedSheetOptions,
  position: number,
): boolean {
  const partialPositions = [...breakpoints, initialPosition].filter(
    (breakpoint) => breakpoint > 0 && breakpoint < 1,
  )
  if (partialPositions.length === 0) return true
  return breakpoints.includes(1) && position > (1 + Math.max(...partialPositions)) / 2
}

/**
 * Returns how far a sheet moves when a finger drags it by `distance` beyond its limit. Both distances are fractions of its
 * height.
 */
const overdrag = (distance: number): number => (distance * MAX_OVERDRAG) / (distance + MAX_OVERDRAG)

/**
 * Returns the position of a sheet during a drag, which resists beyond the highest and lowest breakpoints.
 * @param unresistedPosition the position without resistance
 * @param resistsClosing whether `canDismiss` must allow closing first, so the drag must not reach 0 although it is a breakpoint
 * @param startPosition position at the start of the drag; it may be beyond the breakpoints
 */
export function dragPosition(
  { breakpoints }: ResolvedSheetOptions,
  unresistedPosition: number,
  resistsClosing: boolean,
  startPosition?: number,
): number {
  const highest = breakpoints.at(-1) as number
  // With `resistsClosing`, the lowest breakpoint above 0 counts as the lowest breakpoint.
  const lowest =
    (resistsClosing ? breakpoints.find((breakpoint) => breakpoint > 0) : breakpoints[0]) ?? highest
  const maxPosition = Math.max(highest, startPosition ?? highest)
  const minPosition = Math.min(lowest, startPosition ?? lowest)
  if (unresistedPosition > maxPosition) return maxPosition + overdrag(unresistedPosition - maxPosition)
  return unresistedPosition < minPosition
    ? minPosition - overdrag(minPosition - unresistedPosition) * (resistsClosing ? 2 : 1)
    : unresistedPosition
}

/**
 * Returns the breakpoint that a sheet snaps to after a release.
 * @param position position of the sheet at the release, 0–1, as if the drag had no resistance
 * @param velocity velocity of the finger, fractions of the height per ms; upward is positive
 */
export const breakpointAfterRelease = (
  { breakpoints }: ResolvedSheetOptions,
  position: number,
  velocity: number,
): number => nearestBreakpoint(breakpoints, position + velocity * PROJECTION_MS)

/**
 * Returns the next breakpoint in a direction. It is always above 0, so the sheet never closes. At the last breakpoint in this
 * direction, it is the current breakpoint or, with `wrap`, the breakpoint at the opposite end.
 * @param direction 1 is up, -1 is down
 */
export function nextBreakpoint(
  { breakpoints }: ResolvedSheetOptions,
  currentBreakpoint: number,
  direction: 1 | -1 = 1,
  wrap = true,
): number {
  const openBreakpoints = breakpoints.filter((breakpoint) => breakpoint > 0)
  if (direction < 0) openBreakpoints.reverse()
  return (
    openBreakpoints.find((breakpoint) => (breakpoint - currentBreakpoint) * direction > 0) ??
    ((wrap && openBreakpoints[0]) || currentBreakpoint)
  )
}
