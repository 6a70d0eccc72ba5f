/** Control points of a cubic Bézier curve, as in CSS. */
export type Easing = readonly [number, number, number, number]

/** Where an element is shown: offsets in px from its own place, and its opacity. */
export type Pose = { x?: number; y?: number; opacity?: number }

/** The travel of one element during a transition. */
export type Move = { element: HTMLElement; from: Pose; to: Pose }

/** A template's answer: what moves, for how long, and what to put in place before and take away after. */
export type Choreography = {
  moves: Move[]
  /** Milliseconds at normal speed. */
  duration: number
  easing: Easing
  /** Puts scenery in place; returns the way to take it away again. */
  dress?: () => () => void
}

/**
 * The pose part of the way through a move; speaks of what the move's end speaks of.
 * @param move the travel
 * @param at visual progress, 0–1
 */
export const poseAt = ({ from, to }: Move, at: number): Pose =>
  Object.fromEntries(
    (Object.keys(to) as (keyof Pose)[]).map((name) => {
      const end = to[name] ?? 0
      const start = from[name] ?? end
      return [name, start + (end - start) * at]
    }),
  )

/**
 * The CSS values of a pose; only of what the pose speaks of.
 * @param pose the pose
 */
export const poseStyle = ({ x, y, opacity }: Pose): { transform?: string; opacity?: number } => ({
  ...((x ?? y) === undefined ? {} : { transform: `translate(${x ?? 0}px, ${y ?? 0}px)` }),
  ...(opacity === undefined ? {} : { opacity }),
})

/**
 * Starts moves where their elements are shown now, so that a transition that interrupts another does not jump.
 * @param moves the new travel
 * @param now poses the interrupted transition has left behind
 */
export const startingFrom = (moves: Move[], now: ReadonlyMap<HTMLElement, Pose>): Move[] =>
  moves.map((move) => ({ ...move, from: { ...move.from, ...now.get(move.element) } }))
