/** A distance: pixels, or a share of the element's own size. */
export type Distance = `${number}px` | `${number}%`

/** A cubic Bézier curve as CSS has it. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number]

/** One moment of an entrance. What it leaves out runs on from the moment before to the next that names it. */
export type Pose = {
  /** Share of the duration, 0–1. */
  at: number
  /** 0–1 */
  opacity?: number
  /** Where it stands on the line of reading; negative is towards the start: left, in right-to-left the right. */
  x?: Distance
  /** Where it stands below its place. */
  y?: Distance
  /** Factor on its size. */
  scale?: number
}

/** How something comes in: from the first pose through the others to rest, in place and opaque. */
export type Entrance = {
  poses: readonly Pose[]
  /** Between every two poses. */
  curve: Curve
}

/** Starts fast and comes to rest softly, as everything that enters should (Material: emphasised decelerate). */
const DECELERATE: Curve = [0.16, 0.84, 0.44, 1]
/** Each leap of a bounce slows down towards its turning point. */
const BOUNCE: Curve = [0.215, 0.61, 0.355, 1]

/** From one side and half past the other: 25, 10 and 5 px. */
const bounceFrom = (side: -1 | 1): Entrance => ({
  curve: BOUNCE,
  poses: [
    { at: 0, opacity: 0, x: `${side * 3000}px` },
    { at: 0.6, opacity: 1, x: `${side * -25}px` },
    { at: 0.75, x: `${side * 10}px` },
    { at: 0.9, x: `${side * -5}px` },
    { at: 1, opacity: 1, x: '0px' },
  ],
})

/**
 * The entrances by their names (behaviour §4): data alone, for any driver. `Left` and `Right` are those of
 * left-to-right; they swap with the direction.
 */
export const entrances = {
  fadeIn: {
    curve: DECELERATE,
    poses: [
      { at: 0, opacity: 0 },
      { at: 1, opacity: 1 },
    ],
  },
  fadeInUp: {
    curve: DECELERATE,
    poses: [
      { at: 0, opacity: 0, y: '100%' },
      { at: 1, opacity: 1, y: '0%' },
    ],
  },
  fadeInLeft: {
    curve: DECELERATE,
    poses: [
      { at: 0, opacity: 0, x: '-100%' },
      { at: 1, opacity: 1, x: '0%' },
    ],
  },
  fadeInRight: {
    curve: DECELERATE,
    poses: [
      { at: 0, opacity: 0, x: '100%' },
      { at: 1, opacity: 1, x: '0%' },
    ],
  },
  zoomIn: {
    curve: DECELERATE,
    poses: [
      { at: 0, opacity: 0, scale: 0.3 },
      { at: 0.5, opacity: 1 },
      { at: 1, opacity: 1, scale: 1 },
    ],
  },
  bounceIn: {
    curve: BOUNCE,
    poses: [
      { at: 0, opacity: 0, scale: 0.3 },
      { at: 0.2, scale: 1.1 },
      { at: 0.4, scale: 0.9 },
      { at: 0.6, opacity: 1, scale: 1.03 },
      { at: 0.8, scale: 0.97 },
      { at: 1, opacity: 1, scale: 1 },
    ],
  },
  bounceInLeft: bounceFrom(-1),
  bounceInRight: bounceFrom(1),
  // No fade: opacity jumps as the travel begins, so that nothing stands beside its place during the delay.
  slideInLeft: {
    curve: DECELERATE,
    poses: [
      { at: 0, opacity: 0, x: '-100%' },
      { at: 0.001, opacity: 1 },
      { at: 1, opacity: 1, x: '0%' },
    ],
  },
  slideInUp: {
    curve: DECELERATE,
    poses: [
      { at: 0, opacity: 0, y: '100%' },
      { at: 0.001, opacity: 1 },
      { at: 1, opacity: 1, y: '0%' },
    ],
  },
} as const satisfies Record<string, Entrance>

/** Name of an entrance. */
export type EntranceName = keyof typeof entrances
