/** The data that the animation inspector has about one animation. Times are nominal, which means at normal speed. */
export type AnimationInfo = {
  animation: Animation
  element: Element
  /** Animated properties, e.g. `transform`; none for a delay. */
  properties: readonly string[]
  /** The timing function of the animation, or else that of the first segment between two keyframes. */
  easing: string
  /** Start of each segment, 0–1; [0] if the whole animation has one timing function. */
  segments: readonly number[]
  /** Delay, ms. */
  delay: number
  /** Duration without the delay, ms. */
  duration: number
  /**
   * How many ms at full speed correspond to one ms of the animation’s own time. It is 1 for animations that are slowed down by
   * their playback rate. CSS transitions and animations are slowed down by a longer duration; for them, it is the motion rate.
   */
  timeScale: number
  /** Repeats without end, like a spinner. */
  loops: boolean
  /** A CSS transition of only the opacity, such as on a bar over scrolled content. No code awaits it. */
  isOpacityTransition: boolean
}

/** Color changes are feedback, not motion: a color that changes under a pointer must not be paused. */
const COLORS = /color|^fill$|^stroke$|shadow|^background|^border|^outline|^text-decoration/i
const NO_VALUES = new Set(['offset', 'computedOffset', 'easing', 'composite'])

const isTransition = (animation: Animation): boolean =>
  typeof CSSTransition !== 'undefined' && animation instanceof CSSTransition
const isOfStyles = (animation: Animation): boolean =>
  isTransition(animation) || (typeof CSSAnimation !== 'undefined' && animation instanceof CSSAnimation)

/**
 * Reads an animation.
 * @param rate playback rate of the frame when it started, 0.05–1
 * @returns undefined for animations that are not inspected: colors, press feedback (pseudo-elements), scroll-driven
 *   animations
 */
export const animationInfo = (animation: Animation, rate: number): AnimationInfo | undefined => {
  const effect = animation.effect as KeyframeEffect | null
  if (!effect?.target || effect.pseudoElement || animation.timeline !== document.timeline) return undefined
  const frames = effect.getKeyframes()
  const named = new Set(frames.flatMap((frame) => Object.keys(frame).filter((key) => !NO_VALUES.has(key))))
  const properties = [...named].filter((property) => !COLORS.test(property))
  if (properties.length === 0 && named.size > 0) return undefined

  const timing = effect.getComputedTiming()
  const whole = timing.easing && timing.easing !== 'linear' ? timing.easing : undefined
  const timeScale = isOfStyles(animation) ? rate : 1
  return {
    animation,
    element: effect.target,
    properties,
    easing: whole ?? String(frames[0]?.easing ?? 'linear'),
    segments: whole ? [0] : frames.slice(0, -1).map(({ computedOffset }) => computedOffset),
    delay: (timing.delay ?? 0) * timeScale,
    duration: Number(timing.duration ?? 0) * timeScale,
    timeScale,
    loops: timing.iterations === Number.POSITIVE_INFINITY,
    isOpacityTransition: isTransition(animation) && properties.every((property) => property === 'opacity'),
  }
}

/** Whether it animates something. A delay does not. */
export const hasMotion = ({ properties }: Pick<AnimationInfo, 'properties'>): boolean => properties.length > 0

/** End time, nominal ms since the start of the delay. */
export const endTime = ({ delay, duration }: AnimationInfo): number => delay + duration

/** Current time, nominal ms, at most the end; negative before the start. */
export const currentTime = (info: AnimationInfo): number =>
  Math.min(endTime(info), Number(info.animation.currentTime ?? 0) * info.timeScale)

/**
 * Progress within the current segment, for drawing its curve.
 * @param at nominal ms since its start
 * @returns fraction of the segment's time, 0–1
 */
export const segmentProgress = ({ delay, duration, segments }: AnimationInfo, at: number): number => {
  const raw = Math.min(1, Math.max(0, duration > 0 ? (at - delay) / duration : 1))
  const index = Math.max(
    0,
    segments.findLastIndex((start) => start <= raw),
  )
  const from = segments[index] ?? 0
  const to = segments[index + 1] ?? 1
  return to > from ? (raw - from) / (to - from) : 1
}
