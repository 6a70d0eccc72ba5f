import type { ModalOptions } from './types'

/**
 * A released sheet snaps to the breakpoint nearest to the position that it would reach in this time at the velocity of the
 * finger, ms. Source: Ionic's sheet.
 */
const PROJECTION_MS = 350
/** Maximum distance of a drag beyond the highest or lowest position, as a fraction of the height of the sheet. */
const MAX_OVERDRAG = 0.06

/** The breakpoints and the initial position of a sheet, and the positions at which the page below is usable. */
export interface Sheet {
  /** The breakpoints, sorted and unique, each 0–1. */
  breakpoints: readonly number[]
  /** Initial position. A drag returns to it only if it is a breakpoint. */
  initial: number
  /** Up to this position, the page below is usable. From here to position 1, the backdrop gets darker. */
  backdropFrom: number
}

/**
 * Reads the breakpoints of a sheet from its options and adds the defaults. An initial position that is not a breakpoint causes a
 * warning but is used. One that is not above 0 or is above 1 causes a warning, and the nearest breakpoint above 0 replaces it.
 */
export function resolveSheet({
  breakpoints = [0, 1],
  initialBreakpoint,
  backdropBreakpoint = 0,
}: ModalOptions): Sheet {
  const stops = [...new Set(breakpoints)].filter((stop) => stop >= 0 && stop <= 1).sort((a, b) => a - b)
  const resting = stops.filter((stop) => stop > 0)
  if (resting.length === 0) resting.push(1)
  const requested = initialBreakpoint ?? (resting[0] as number)
  // At 0, the sheet would be open but invisible.
  const isValid = requested > 0 && requested <= 1
  const initial = isValid ? requested : nearest(resting, requested)
  if (!isValid) {
    console.warn(
      `Patternbook: initialBreakpoint must be above 0 and at most 1, but it is ${requested}, so the sheet opens at ${initial}.`,
    )
  } else if (!resting.includes(requested)) {
    console.warn(
      `Patternbook: initialBreakpoint ${requested} is not one of the sheet's breakpoints (${stops.join(', ')}). The sheet opens at ${initial}, but a drag cannot return to ${requested}. Add ${requested} to the list.`,
    )
  }
  return { breakpoints: stops.length > 0 ? stops : resting, initial, backdropFrom: backdropBreakpoint }
}

/** The breakpoint nearest to a position. */
const nearest = (stops: readonly number[], position: number): number =>
  stops.reduce((best, stop) => (Math.abs(stop - position) < Math.abs(best - position) ? stop : best))

/** Returns the opacity of the backdrop at a position, 0–1. It increases linearly from 0 at `backdropFrom` to 1 at position 1. */
export const backdropOpacity = ({ backdropFrom }: Sheet, position: number): number =>
  backdropFrom >= 1 ? 0 : Math.min(1, Math.max(0, (position - backdropFrom) / (1 - backdropFrom)))

/** Returns whether the page below is usable while the sheet is at this position. */
export const isPassiveAt = ({ backdropFrom }: Sheet, position: number): boolean =>
  backdropFrom > 0 && position <= backdropFrom

/**
 * Returns whether a sheet extends from edge to edge at a position: in the upper half of the distance between 1 and its highest
 * breakpoint or initial position below 1. A sheet without such a position always does; one without a breakpoint at 1 never does.
 */
export function isFullAt({ breakpoints: stops, initial }: Sheet, position: number): boolean {
  const partialPositions = [...stops, initial].filter((stop) => stop > 0 && stop < 1)
  if (partialPositions.length === 0) return true
  return stops.includes(1) && position > (1 + Math.max(...partialPositions)) / 2
}

/** Returns how far a sheet moves when it is dragged beyond its highest or lowest position. Both are fractions of its height. */
const overdrag = (distance: number): number => (distance * MAX_OVERDRAG) / (distance + MAX_OVERDRAG)

/**
 * Returns the position of a sheet during a drag, which resists beyond the highest and lowest breakpoints.
 * @param requested the position without resistance
 * @param resistsClosing whether `canDismiss` must allow closing first, so the drag must not reach 0 although it is a breakpoint
 * @param start position at the start of the drag; it may be beyond the breakpoints
 */
export function dragPosition(
  { breakpoints: stops }: Sheet,
  requested: number,
  resistsClosing: boolean,
  start?: number,
): number {
  const highest = stops.at(-1) as number
  // Such a sheet resists as if its lowest breakpoint above 0 were its lowest breakpoint.
  const lowest = (resistsClosing ? stops.find((stop) => stop > 0) : stops[0]) ?? highest
  const top = Math.max(highest, start ?? highest)
  const bottom = Math.min(lowest, start ?? lowest)
  if (requested > top) return top + overdrag(requested - top)
  return requested < bottom ? bottom - overdrag(bottom - requested) * (resistsClosing ? 2 : 1) : requested
}

/**
 * Returns the breakpoint that a sheet snaps to after a release.
 * @param velocity of the finger, fractions of the height per ms; upward is positive
 */
export const releaseBreakpoint = (
  { breakpoints: stops }: Sheet,
  position: number,
  velocity: number,
): number => nearest(stops, position + velocity * PROJECTION_MS)

/**
 * Returns the next breakpoint in a direction. It is always above 0, so the sheet never closes. At the last breakpoint in this
 * direction, it is the current one or, with `wrap`, the one at the other end.
 * @param direction 1 is up, -1 is down
 */
export function nextBreakpoint(
  { breakpoints: stops }: Sheet,
  current: number,
  direction: 1 | -1 = 1,
  wrap = true,
): number {
  const resting = stops.filter((stop) => stop > 0)
  if (direction < 0) resting.reverse()
  return resting.find((stop) => (stop - current) * direction > 0) ?? ((wrap && resting[0]) || current)
}
