import type { ModalOptions } from './types'

/** A release is judged by where the finger would be after this long at its speed, ms (Ionic's sheet, engine.md 3). */
const PROJECTION = 350
/** How far a finger can pull a sheet beyond its last place, share of its height. */
const STRETCH = 0.06

/** Where a sheet may rest, and what is usable meanwhile. */
export interface Sheet {
  /** Sorted, without doubles, each 0–1. */
  stops: readonly number[]
  /** Where it opens; the finger brings it back there only if that is a stop. */
  initial: number
  /** Up to here the page beneath is usable; it gets darker from there to 1. */
  bright: number
}

/** The stops of a sheet with their defaults. An initial place that is none of them warns, and is where it opens. */
export function resolveSheet({
  breakpoints = [0, 1],
  initialBreakpoint,
  backdropBreakpoint = 0,
}: ModalOptions): Sheet {
  const stops = [...new Set(breakpoints)].filter((stop) => stop >= 0 && stop <= 1).sort((a, b) => a - b)
  const resting = stops.filter((stop) => stop > 0)
  if (resting.length === 0) resting.push(1)
  const wish = initialBreakpoint ?? (resting[0] as number)
  // Elsewhere it would be open and not to be seen.
  const initial = wish > 0 && wish <= 1 ? wish : nearest(resting, wish)
  if (!resting.includes(wish)) {
    console.warn(
      `Patternbook: initialBreakpoint ${wish} is not one of the sheet's breakpoints (${stops.join(', ')}), so it opens at ${initial} and no finger brings it to ${wish}. Add it to the list.`,
    )
  }
  return { stops: stops.length > 0 ? stops : resting, initial, bright: backdropBreakpoint }
}

/** The stop that is nearest to a position. */
export const nearest = (stops: readonly number[], position: number): number =>
  stops.reduce((best, stop) => (Math.abs(stop - position) < Math.abs(best - position) ? stop : best))

/** How dark the page beneath is at a position, 0–1: a straight line from the last bright place to 1. */
export const shadeAt = ({ bright }: Sheet, position: number): number =>
  bright >= 1 ? 0 : Math.min(1, Math.max(0, (position - bright) / (1 - bright)))

/** Whether the page beneath can be used while the sheet rests there. */
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

/** A pull beyond the last place: follows less and less. @param by share of the height */
export const stretched = (by: number): number => (by * STRETCH) / (by + STRETCH)

/**
 * Where a sheet is while a finger drags it.
 * @param wish where it would be if it followed freely
 * @param firm whether it may not be closed by the finger although 0 is one of its stops
 * @param start where the finger has taken it: that may lie beyond its stops
 */
export function dragged({ stops }: Sheet, wish: number, firm: boolean, start?: number): number {
  const last = stops.at(-1) as number
  // One that will not go comes along as if the stop above 0 were its last.
  const first = (firm ? stops.find((stop) => stop > 0) : stops[0]) ?? last
  const top = Math.max(last, start ?? last)
  const bottom = Math.min(first, start ?? first)
  if (wish > top) return top + stretched(wish - top)
  return wish < bottom ? bottom - stretched(bottom - wish) * (firm ? 2 : 1) : wish
}

/**
 * Where a sheet comes to rest when it is let go.
 * @param velocity of the finger, share of the height per ms; upwards is positive
 */
export const snapTo = ({ stops }: Sheet, position: number, velocity: number): number =>
  nearest(stops, position + velocity * PROJECTION)

/** Where a press on the handle leads: the next one up, and from the highest to the lowest again; never away. */
export function nextStop({ stops }: Sheet, current: number, way: 1 | -1 = 1, round = true): number {
  const resting = stops.filter((stop) => stop > 0)
  if (way < 0) resting.reverse()
  return resting.find((stop) => (stop - current) * way > 0) ?? ((round && resting[0]) || current)
}
