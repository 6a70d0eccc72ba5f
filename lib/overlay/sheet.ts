import type { ModalOptions } from './types'

/**
 * A released sheet snaps to the breakpoint nearest to the position that it would reach in this time at the velocity of the
 * finger, ms. Source: Ionic's sheet.
 */
const PROJECTION_MS = 350
/** Maximum overdrag beyond the last position, as a fraction of the height. */
const MAX_OVERDRAG = 0.06

/** Breakpoints of a sheet, and where the page below is usable. */
export interface Sheet {
  /** Sorted and unique, each 0–1. */
  stops: readonly number[]
  /** Initial position. A drag returns to it only if it is a breakpoint. */
  initial: number
  /** Up to this position the page below is usable. The backdrop gets darker from there to 1. */
  backdropFrom: number
}

/**
 * The breakpoints of a sheet with defaults. An initial position that is not a breakpoint causes a warning but is used; one that
 * is not above 0 and at most 1 causes a warning and is replaced by the nearest breakpoint.
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
  const isPosition = requested > 0 && requested <= 1
  const initial = isPosition ? requested : nearest(resting, requested)
  if (!isPosition) {
    console.warn(
      `Patternbook: initialBreakpoint must be above 0 and at most 1, but it is ${requested}, so the sheet opens at ${initial}.`,
    )
  } else if (!resting.includes(requested)) {
    console.warn(
      `Patternbook: initialBreakpoint ${requested} is not one of the sheet's breakpoints (${stops.join(', ')}). The sheet opens at ${initial}, but a drag cannot return to ${requested}. Add ${requested} to the list.`,
    )
  }
  return { stops: stops.length > 0 ? stops : resting, initial, backdropFrom: backdropBreakpoint }
}

/** The breakpoint nearest to a position. */
const nearest = (stops: readonly number[], position: number): number =>
  stops.reduce((best, stop) => (Math.abs(stop - position) < Math.abs(best - position) ? stop : best))

/** Opacity of the backdrop at a position, 0–1: linear from the last position without backdrop to 1. */
export const backdropOpacity = ({ backdropFrom }: Sheet, position: number): number =>
  backdropFrom >= 1 ? 0 : Math.min(1, Math.max(0, (position - backdropFrom) / (1 - backdropFrom)))

/** Whether the page below is usable while the sheet is at this position. */
export const isPassiveAt = ({ backdropFrom }: Sheet, position: number): boolean =>
  backdropFrom > 0 && position <= backdropFrom

/**
 * Whether a sheet extends from edge to edge at a position: in the upper half of the distance between its last
 * breakpoint below 1 and 1, and always if it has no such breakpoint. A sheet whose highest breakpoint is below 1 never
 * does.
 */
export function isFullAt({ stops, initial }: Sheet, position: number): boolean {
  const part = [...stops, initial].filter((stop) => stop > 0 && stop < 1)
  if (part.length === 0) return true
  return stops.includes(1) && position > (1 + Math.max(...part)) / 2
}

/** Overdrag beyond the last position, with increasing resistance. @param by fraction of the height */
const overdrag = (by: number): number => (by * MAX_OVERDRAG) / (by + MAX_OVERDRAG)

/**
 * Position of a sheet during a drag.
 * @param requested the position without resistance
 * @param mustAsk whether the drag must not close it although 0 is a breakpoint
 * @param start position at the start of the drag; it may be beyond the breakpoints
 */
export function dragPosition({ stops }: Sheet, requested: number, mustAsk: boolean, start?: number): number {
  const last = stops.at(-1) as number
  // A sheet that must not close resists as if the breakpoint above 0 were its last.
  const first = (mustAsk ? stops.find((stop) => stop > 0) : stops[0]) ?? last
  const top = Math.max(last, start ?? last)
  const bottom = Math.min(first, start ?? first)
  if (requested > top) return top + overdrag(requested - top)
  return requested < bottom ? bottom - overdrag(bottom - requested) * (mustAsk ? 2 : 1) : requested
}

/**
 * The breakpoint that a sheet snaps to after a release.
 * @param velocity of the finger, fractions of the height per ms; upward is positive
 */
export const releaseBreakpoint = ({ stops }: Sheet, position: number, velocity: number): number =>
  nearest(stops, position + velocity * PROJECTION_MS)

/**
 * The next breakpoint above 0 in a direction, so the sheet never closes. At the end, it is the current one, or with `wrap`,
 * the one at the other end.
 */
export function nextBreakpoint(
  { stops }: Sheet,
  current: number,
  direction: 1 | -1 = 1,
  wrap = true,
): number {
  const resting = stops.filter((stop) => stop > 0)
  if (direction < 0) resting.reverse()
  return resting.find((stop) => (stop - current) * direction > 0) ?? ((wrap && resting[0]) || current)
}
