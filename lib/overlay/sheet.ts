import type { ModalOptions } from './types'

/**
 * A release is decided by the position of the finger after this time at its velocity, ms (Ionic's sheet, engine.md 3).
 */
const PROJECTION = 350
/** Maximum overdrag beyond the last position, share of the height. */
const STRETCH = 0.06

/** Breakpoints of a sheet, and where the page below is usable. */
export interface Sheet {
  /** Sorted and unique, each 0–1. */
  stops: readonly number[]
  /** Initial position. A drag returns to it only if it is a breakpoint. */
  initial: number
  /** Up to this position the page below is usable. The backdrop gets darker from there to 1. */
  bright: number
}

/** The breakpoints of a sheet with defaults. An initial position that is not a breakpoint warns and is used. */
export function resolveSheet({
  breakpoints = [0, 1],
  initialBreakpoint,
  backdropBreakpoint = 0,
}: ModalOptions): Sheet {
  const stops = [...new Set(breakpoints)].filter((stop) => stop >= 0 && stop <= 1).sort((a, b) => a - b)
  const resting = stops.filter((stop) => stop > 0)
  if (resting.length === 0) resting.push(1)
  const wish = initialBreakpoint ?? (resting[0] as number)
  // Otherwise it would be open but invisible.
  const initial = wish > 0 && wish <= 1 ? wish : nearest(resting, wish)
  if (!resting.includes(wish)) {
    console.warn(
      `Patternbook: initialBreakpoint ${wish} is not one of the sheet's breakpoints (${stops.join(', ')}), so it opens at ${initial} and no finger brings it to ${wish}. Add it to the list.`,
    )
  }
  return { stops: stops.length > 0 ? stops : resting, initial, bright: backdropBreakpoint }
}

/** The breakpoint nearest to a position. */
export const nearest = (stops: readonly number[], position: number): number =>
  stops.reduce((best, stop) => (Math.abs(stop - position) < Math.abs(best - position) ? stop : best))

/** Opacity of the backdrop at a position, 0–1: linear from the last position without backdrop to 1. */
export const shadeAt = ({ bright }: Sheet, position: number): number =>
  bright >= 1 ? 0 : Math.min(1, Math.max(0, (position - bright) / (1 - bright)))

/** Whether the page below is usable while the sheet is at this position. */
export const passiveAt = ({ bright }: Sheet, position: number): boolean => bright > 0 && position <= bright

/**
 * Whether a sheet is shown in full at a place, from edge to edge: the upper half of the way from its last place below 1, and
 * always where it has no such place. One that ends below 1 never is.
 */
export function fullAt({ stops, initial }: Sheet, position: number): boolean {
  const part = [...stops, initial].filter((stop) => stop > 0 && stop < 1)
  if (part.length === 0) return true
  return stops.includes(1) && position > (1 + Math.max(...part)) / 2
}

/** Overdrag beyond the last position, with increasing resistance. @param by share of the height */
export const stretched = (by: number): number => (by * STRETCH) / (by + STRETCH)

/**
 * Position of a sheet during a drag.
 * @param wish the position without resistance
 * @param firm whether the drag must not close it although 0 is a breakpoint
 * @param start position at the start of the drag; it may be beyond the breakpoints
 */
export function dragged({ stops }: Sheet, wish: number, firm: boolean, start?: number): number {
  const last = stops.at(-1) as number
  // A sheet that must not close resists as if the breakpoint above 0 were its last.
  const first = (firm ? stops.find((stop) => stop > 0) : stops[0]) ?? last
  const top = Math.max(last, start ?? last)
  const bottom = Math.min(first, start ?? first)
  if (wish > top) return top + stretched(wish - top)
  return wish < bottom ? bottom - stretched(bottom - wish) * (firm ? 2 : 1) : wish
}

/**
 * The breakpoint that a sheet snaps to after a release.
 * @param velocity of the finger, share of the height per ms; upward is positive
 */
export const snapTo = ({ stops }: Sheet, position: number, velocity: number): number =>
  nearest(stops, position + velocity * PROJECTION)

/**
 * The breakpoint after a press on the handle: the next higher one, and from the highest to the lowest; it never closes.
 */
export function nextStop({ stops }: Sheet, current: number, way: 1 | -1 = 1, round = true): number {
  const resting = stops.filter((stop) => stop > 0)
  if (way < 0) resting.reverse()
  return resting.find((stop) => (stop - current) * way > 0) ?? ((round && resting[0]) || current)
}
