/** The data of one animation for the animation inspector. Times are nominal: the times at normal speed. */
export type AnimationInfo = {
  animation: Animation
  element: Element
  /** Animated properties that do not match `COLOR_PROPERTY_PATTERN`, e.g. `transform`; empty for a delay. */
  properties: readonly string[]
  /** The timing function of the animation; if it is linear, that of the first segment between two keyframes. */
  easing: string
  /** Start of each segment, 0–1; [0] if the whole animation has one timing function. */
  segmentStarts: readonly number[]
  /** Delay, ms. */
  delay: number
  /** Duration without the delay, ms. */
  duration: number
  /**
   * How many ms at normal speed correspond to one ms of the animation’s own time. It is 1 for animations that are slowed down by
   * their playback rate. CSS transitions and animations are slowed down by a longer duration; for them, it is the playback rate
   * of the frame when the animation started.
   */
  timeScale: number
  /** Whether the animation repeats endlessly, like that of a spinner. */
  isEndless: boolean
  /** Whether this is a CSS transition of only the opacity. The inspector's “Pause the next animation” does not pause for it. */
  isOpacityTransition: boolean
}

/** Properties whose changes are feedback, not motion. For example, a color that changes under a pointer must not be paused. */
const COLOR_PROPERTY_PATTERN = /color|^fill$|^stroke$|shadow|^background|^border|^outline|^text-decoration/i
const KEYFRAME_METADATA = new Set(['offset', 'computedOffset', 'easing', 'composite'])

const isTransition = (animation: Animation): boolean =>
  typeof CSSTransition !== 'undefined' && animation instanceof CSSTransition
const isCssDriven = (animation: Animation): boolean =>
  isTransition(animation) || (typeof CSSAnimation !== 'undefined' && animation instanceof CSSAnimation)

/**
 * Returns the data of an animation for the animation inspector.
 * @param playbackRate playback rate of the frame when the animation started, 0.05–1
 * @returns undefined if the animation has no element, changes only properties that match `COLOR_PROPERTY_PATTERN`, is on a
 *   pseudo-element (press feedback), or is scroll-driven
 */
export const animationInfo = (animation: Animation, playbackRate: number): AnimationInfo | undefined => {
  const effect = animation.effect as KeyframeEffect | null
  if (!effect?.target || effect.pseudoElement || animation.timeline !== document.timeline) return undefined
  const keyframes = effect.getKeyframes()
  const allProperties = new Set(
    keyframes.flatMap((keyframe) => Object.keys(keyframe).filter((key) => !KEYFRAME_METADATA.has(key))),
  )
  const properties = [...allProperties].filter((property) => !COLOR_PROPERTY_PATTERN.test(property))
  if (properties.length === 0 && allProperties.size > 0) return undefined

  const timing = effect.getComputedTiming()
  const effectEasing = timing.easing && timing.easing !== 'linear' ? timing.easing : undefined
  const timeScale = isCssDriven(animation) ? playbackRate : 1
  return {
    animation,
    element: effect.target,
    properties,
    easing: effectEasing ?? String(keyframes[0]?.easing ?? 'linear'),
    segmentStarts: effectEasing ? [0] : keyframes.slice(0, -1).map(({ computedOffset }) => computedOffset),
    delay: (timing.delay ?? 0) * timeScale,
    duration: Number(timing.duration ?? 0) * timeScale,
    timeScale,
    isEndless: timing.iterations === Number.POSITIVE_INFINITY,
    isOpacityTransition: isTransition(animation) && properties.every((property) => property === 'opacity'),
  }
}

/** Returns whether an animation changes a property. A delay does not. */
export const hasMotion = ({ properties }: Pick<AnimationInfo, 'properties'>): boolean => properties.length > 0

/** Returns the end time of an animation, nominal ms since the start of its delay. */
export const endTime = ({ delay, duration }: AnimationInfo): number => delay + duration

/** Returns the time of an animation, nominal ms since the start of its delay, at most its end time; negative before the start. */
export const currentTime = (info: AnimationInfo): number =>
  Math.min(endTime(info), Number(info.animation.currentTime ?? 0) * info.timeScale)

/**
 * Returns the progress within the current segment of an animation, for drawing the curve of the segment.
 * @param time time since the start of the animation's delay, nominal ms
 * @returns the elapsed fraction of the segment, 0–1
 */
export const segmentProgress = ({ delay, duration, segmentStarts }: AnimationInfo, time: number): number => {
  const progress = Math.min(1, Math.max(0, duration > 0 ? (time - delay) / duration : 1))
  const index = Math.max(
    0,
    segmentStarts.findLastIndex((start) => start <= progress),
  )
  const from = segmentStarts[index] ?? 0
  const to = segmentStarts[index + 1] ?? 1
  return to > from ? (progress - from) / (to - from) : 1
}
