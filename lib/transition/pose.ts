/** Control points of a cubic Bézier curve, as in CSS. */
export type Easing = readonly [number, number, number, number]

/** Where an element is shown: offsets in px from its own place, its size against its own, and its opacity. */
export type Pose = { x?: number; y?: number; scale?: number; opacity?: number }

/** A part of the visual progress, 0–1. */
export type Span = readonly [start: number, end: number]

/** The travel of one element during a transition. */
export type Move = {
  element: HTMLElement
  from: Pose
  to: Pose
  /** The part of the progress in which it goes; all of it unless said otherwise. */
  span?: Span
  /** The part in which its opacity goes, if that is another one. */
  fade?: Span
}

/** A template's answer: what moves, for how long, and what to put in place before and take away after. */
export type Choreography = {
  moves: Move[]
  /** Milliseconds at normal speed. */
  duration: number
  easing: Easing
  /** Puts scenery in place; returns the way to take it away again. */
  dress?: () => () => void
}

/** What an element looks like of itself. */
const plain = { x: 0, y: 0, scale: 1, opacity: 1 } as const

const WHOLE: Span = [0, 1]

const within = ([start, end]: Span, at: number): number =>
  Math.min(1, Math.max(0, (at - start) / (end - start)))

/**
 * The pose part of the way through a move.
 * @param move the travel
 * @param at visual progress, 0–1
 */
export const poseAt = ({ from, to, span = WHOLE, fade = span }: Move, at: number): Pose =>
  Object.fromEntries(
    (Object.keys({ ...from, ...to }) as (keyof Pose)[]).map((name) => {
      const end = to[name] ?? plain[name]
      const start = from[name] ?? end
      return [name, start + (end - start) * within(name === 'opacity' ? fade : span, at)]
    }),
  )

/**
 * The moments between two of the visual progress at which a move changes its pace, with both ends, as shares of the way
 * from the one to the other.
 */
export const momentsOf = ({ span = WHOLE, fade = span }: Move, start: number, end: number): number[] => {
  const inside = [...span, ...fade].map((at) => (at - start) / (end - start)).filter((at) => at > 0 && at < 1)
  return [...new Set([0, ...inside.sort((a, b) => a - b), 1])]
}

/**
 * The CSS values of a pose; only of what the pose speaks of.
 * @param pose the pose
 */
export const poseStyle = ({ x, y, scale, opacity }: Pose): { transform?: string; opacity?: number } => ({
  ...((x ?? y ?? scale) === undefined
    ? {}
    : { transform: `translate(${x ?? 0}px, ${y ?? 0}px)${scale === undefined ? '' : ` scale(${scale})`}` }),
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
