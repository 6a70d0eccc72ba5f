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
 * Takes over from an interrupted transition: what moves again starts where it is, what does not goes on to its end.
 * @param moves the new travel
 * @param rest what the interrupted transition had still before it
 */
export const takeOver = (moves: Move[], rest: readonly Move[]): Move[] => {
  const left = new Map(rest.map((move) => [move.element, move]))
  const taken = moves.map((move) => {
    const before = left.get(move.element)
    left.delete(move.element)
    return before ? { ...move, from: { ...move.from, ...before.from } } : move
  })
  return [...taken, ...left.values()]
}
