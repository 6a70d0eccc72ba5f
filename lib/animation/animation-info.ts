/** One animation of the browser, as the motion desk sees it. Times are nominal: those at full speed. */
export type AnimationInfo = {
  animation: Animation
  element: Element
  /** What it animates, e.g. `transform`; nothing is a gap between two motions. */
  properties: readonly string[]
  /** The timing function of the whole, or of each stretch between two key frames. */
  easing: string
  /** Where each stretch begins, 0–1: [0] where the timing function is that of the whole. */
  segments: readonly number[]
  /** ms before it begins. */
  delay: number
  /** ms from the first value to the last. */
  duration: number
  /**
   * Nominal ms in one ms of its own time. 1 for those that are slowed by their rate; transitions and animations of CSS
   * are made longer instead.
   */
  timeScale: number
  /** Goes on for ever, like a spinner. */
  loops: boolean
  /** A fade by a style, such as that of a bar that has been scrolled over: nobody waits for it. */
  minor: boolean
}

/** Feedback, and no motion: what changes its color under a pointer must not be held. */
const COLORS = /color|^fill$|^stroke$|shadow|^background|^border|^outline|^text-decoration/i
const NO_VALUES = new Set(['offset', 'computedOffset', 'easing', 'composite'])

const isTransition = (animation: Animation): boolean =>
  typeof CSSTransition !== 'undefined' && animation instanceof CSSTransition
const isOfStyles = (animation: Animation): boolean =>
  isTransition(animation) || (typeof CSSAnimation !== 'undefined' && animation instanceof CSSAnimation)

/**
 * What an animation moves, and how.
 * @param rate the factor on all time while it began, 0.05–1
 * @returns undefined for what is no part of a motion by the clock: colors, the feedback of a press (which lives in
 *   pseudo-elements), and what a scroller drives
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
    minor: isTransition(animation) && properties.every((property) => property === 'opacity'),
  }
}

/** Whether it moves something: a gap between two motions, which is time alone, does not. */
export const hasMotion = ({ properties }: Pick<AnimationInfo, 'properties'>): boolean => properties.length > 0

/** When it is over, nominal ms. */
export const endTime = ({ delay, duration }: AnimationInfo): number => delay + duration

/** Where it stands, nominal ms, at most its end; negative for one that has yet to begin. */
export const currentTime = (moving: AnimationInfo): number =>
  Math.min(endTime(moving), Number(moving.animation.currentTime ?? 0) * moving.timeScale)

/**
 * How far it has come on the curve that is being drawn.
 * @param at nominal ms since it began
 * @returns the share of the time of the present stretch, 0–1
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
