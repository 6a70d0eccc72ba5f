/** Control points of a cubic Bézier curve, as in CSS. */
export type Easing = readonly [number, number, number, number]

/**
 * The appearance of an element: offset from its own position (px), scale, additional scale of its width, radius of its
 * corners (px), and opacity.
 */
export type Pose = {
  x?: number
  y?: number
  scale?: number
  scaleX?: number
  radius?: number
  opacity?: number
}

/** A range of the visual progress (after the easing, 0–1), not of the time. */
export type ProgressRange = readonly [start: number, end: number]

/** The animation of one element between two poses during a transition. */
export type Tween = {
  element: HTMLElement
  from: Pose
  to: Pose
  /** The part of the transition during which the element moves; by default, the whole transition. */
  range?: ProgressRange
  /** The part of the transition during which the opacity changes; by default, `range`. */
  opacityRange?: ProgressRange
}

/** The plan of a transition: what moves, how long it takes, and what it adds or changes until its end. */
export type TransitionPlan = {
  tweens: Tween[]
  /** Duration at normal speed, ms. */
  duration: number
  easing: Easing
  /** Adds elements or changes styles for the transition. Returns a function that undoes this. */
  setup?: () => () => void
}

/** The pose of an element without a transition. */
const DEFAULT_STYLE_VALUES = { x: 0, y: 0, scale: 1, scaleX: 1, radius: 0, opacity: 1 } as const

const FULL_RANGE: ProgressRange = [0, 1]

const progressIn = ([start, end]: ProgressRange, progress: number): number =>
  Math.min(1, Math.max(0, (progress - start) / (end - start)))

/**
 * Returns the interpolated pose of a tween.
 * @param progress visual progress, 0–1
 */
export const poseAt = (
  { from, to, range = FULL_RANGE, opacityRange = range }: Tween,
  progress: number,
): Pose =>
  Object.fromEntries(
    (Object.keys({ ...from, ...to }) as (keyof Pose)[]).map((name) => {
      const end = to[name] ?? DEFAULT_STYLE_VALUES[name]
      const start = from[name] ?? end
      return [name, start + (end - start) * progressIn(name === 'opacity' ? opacityRange : range, progress)]
    }),
  )

/**
 * Returns the key times of a tween between two values of the visual progress: both ends, and the points at which its `range` or
 * its `opacityRange` begins or ends, as fractions of the distance between the two values.
 */
export const keyTimesOf = (
  { range = FULL_RANGE, opacityRange = range }: Tween,
  start: number,
  end: number,
): number[] => {
  const innerKeyTimes = [...range, ...opacityRange]
    .map((progress) => (progress - start) / (end - start))
    .filter((progress) => progress > 0 && progress < 1)
  return [...new Set([0, ...innerKeyTimes.sort((a, b) => a - b), 1])]
}

/** Returns the CSS values of a pose. Values that the pose does not set are omitted. */
export const poseStyle = ({
  x,
  y,
  scale,
  scaleX,
  radius,
  opacity,
}: Pose): { transform?: string; clipPath?: string; opacity?: number } => ({
  ...((x ?? y ?? scale ?? scaleX) === undefined
    ? {}
    : {
        transform: `translate(${x ?? 0}px, ${y ?? 0}px)${scale === undefined ? '' : ` scale(${scale})`}${scaleX === undefined ? '' : ` scaleX(${scaleX})`}`,
      }),
  ...(radius === undefined ? {} : { clipPath: `inset(0px round ${radius}px)` }),
  ...(opacity === undefined ? {} : { opacity }),
})

/**
 * Continues an interrupted transition: elements that move again start at their current pose, and others finish their movement.
 * @param tweens the tweens of the new transition
 * @param remainingTweens the remaining tweens of the interrupted transition
 * @returns the tweens of the new transition, which now include the remaining tweens
 */
export const continueTweens = (tweens: Tween[], remainingTweens: readonly Tween[]): Tween[] => {
  const remainingByElement = new Map(remainingTweens.map((tween) => [tween.element, tween]))
  const continuedTweens = tweens.map((tween) => {
    const interruptedTween = remainingByElement.get(tween.element)
    remainingByElement.delete(tween.element)
    return interruptedTween ? { ...tween, from: { ...tween.from, ...interruptedTween.from } } : tween
  })
  return [...continuedTweens, ...remainingByElement.values()]
}
