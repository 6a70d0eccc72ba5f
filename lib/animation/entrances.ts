/** A distance in pixels, or as a percentage of the element's own size. */
export type Distance = `${number}px` | `${number}%`

/** A cubic Bézier curve, as in CSS. */
export type CubicBezier = readonly [x1: number, y1: number, x2: number, y2: number]

/** One keyframe of an entrance. An omitted value is interpolated between the keyframes that have it. */
export type EntranceKeyframe = {
  /** Fraction of the duration, 0–1. */
  offset: number
  /** Opacity, 0–1. */
  opacity?: number
  /** Horizontal distance from the final position; negative is toward the start. */
  x?: Distance
  /** Vertical distance from the final position; positive is down. */
  y?: Distance
  /** Scale factor; 1 is the final size. */
  scale?: number
}

/** An animation with which an element appears. At the last keyframe, it is opaque and at its final position. */
export type Entrance = {
  keyframes: readonly EntranceKeyframe[]
  /** Easing between two keyframes. */
  curve: CubicBezier
}

/** Easing with a fast start and a slow end, close to easeOutQuart. */
const DECELERATE_CURVE: CubicBezier = [0.16, 0.84, 0.44, 1]
/** Easing of each segment of a bounce (easeOutCubic). */
const BOUNCE_CURVE: CubicBezier = [0.215, 0.61, 0.355, 1]

/** Returns an entrance from one side (-1 is the start, 1 is the end) that overshoots by 25, 10, and 5 px. */
const bounceFrom = (side: -1 | 1): Entrance => ({
  curve: BOUNCE_CURVE,
  keyframes: [
    { offset: 0, opacity: 0, x: `${side * 3000}px` },
    { offset: 0.6, opacity: 1, x: `${side * -25}px` },
    { offset: 0.75, x: `${side * 10}px` },
    { offset: 0.9, x: `${side * -5}px` },
    { offset: 1, opacity: 1, x: '0px' },
  ],
})

/**
 * The entrances by name. `Left` and `Right` name the side from which an element enters in left-to-right layouts; in right-to-left
 * layouts, the sides are swapped.
 */
export const entrances = {
  fadeIn: {
    curve: DECELERATE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0 },
      { offset: 1, opacity: 1 },
    ],
  },
  fadeInUp: {
    curve: DECELERATE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0, y: '100%' },
      { offset: 1, opacity: 1, y: '0%' },
    ],
  },
  fadeInLeft: {
    curve: DECELERATE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0, x: '-100%' },
      { offset: 1, opacity: 1, x: '0%' },
    ],
  },
  fadeInRight: {
    curve: DECELERATE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0, x: '100%' },
      { offset: 1, opacity: 1, x: '0%' },
    ],
  },
  zoomIn: {
    curve: DECELERATE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0, scale: 0.3 },
      { offset: 0.5, opacity: 1 },
      { offset: 1, opacity: 1, scale: 1 },
    ],
  },
  bounceIn: {
    curve: BOUNCE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0, scale: 0.3 },
      { offset: 0.2, scale: 1.1 },
      { offset: 0.4, scale: 0.9 },
      { offset: 0.6, opacity: 1, scale: 1.03 },
      { offset: 0.8, scale: 0.97 },
      { offset: 1, opacity: 1, scale: 1 },
    ],
  },
  bounceInLeft: bounceFrom(-1),
  bounceInRight: bounceFrom(1),
  // The opacity changes at once when the movement starts, so that the row does not fade but is invisible during the delay.
  slideInLeft: {
    curve: DECELERATE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0, x: '-100%' },
      { offset: 0.001, opacity: 1 },
      { offset: 1, opacity: 1, x: '0%' },
    ],
  },
  slideInUp: {
    curve: DECELERATE_CURVE,
    keyframes: [
      { offset: 0, opacity: 0, y: '100%' },
      { offset: 0.001, opacity: 1 },
      { offset: 1, opacity: 1, y: '0%' },
    ],
  },
} as const satisfies Record<string, Entrance>

/** Name of an entrance. */
export type EntranceName = keyof typeof entrances
