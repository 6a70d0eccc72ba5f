import type { LensGesture, LensState } from './lens'

/** A description of the touch that the gesture lens shows, as text. */
type GestureDescription = {
  /** Axis that the touch is locked to, or why it is not locked. */
  axis: string
  /** The gesture that has captured the pointer, or else all gestures that watch or have watched it. */
  gesture: string
  /** Distance of the touch from its start, relative to the threshold of the gesture, px. */
  threshold: string
  /** Velocity of the pointer, px/s. */
  velocity: string
}

const strongest = (gestures: readonly LensGesture[]): LensGesture | undefined =>
  gestures.reduce<LensGesture | undefined>(
    (best, one) => (best && best.priority > one.priority ? best : one),
    undefined,
  )
const named = ({ name, priority }: LensGesture) => `${name} (priority ${priority})`

/**
 * Returns the gesture to draw: the gesture that has captured the pointer, or else the gesture with the highest priority, if possible
 * among those that have not given up.
 */
export const activeGesture = ({ gestures }: LensState): LensGesture | undefined =>
  gestures.find(({ won }) => won) ??
  strongest(gestures.filter(({ won }) => won === undefined)) ??
  strongest(gestures)

const axisOf = ({ touch, gestures }: LensState, lead: LensGesture | undefined): string => {
  if (touch?.phase === 'taken') return 'the browser scrolls'
  if (!lead) return 'no gesture here'
  if (lead.won) return `locked to ${lead.recognition.direction}`
  if (gestures.some(({ verdict }) => verdict === undefined)) return 'open'
  return gestures.every(({ verdict }) => verdict === 'across') ? 'across' : 'not claimed by a gesture'
}

const gestureOf = ({ gestures }: LensState, lead: LensGesture | undefined): string => {
  if (lead?.won) return `captured by ${named(lead)}`
  if (gestures.length === 0) return 'none'
  return gestures.map((one) => `${named(one)}${one.won === false ? ' gave up' : ''}`).join(', ')
}

/** Describes the state of the lens; undefined before the first touch. */
export const describeGesture = (state: LensState): GestureDescription | undefined => {
  const { touch } = state
  if (!touch) return undefined
  const lead = activeGesture(state)
  const { x, y, velocityX, velocityY } = touch.sample
  const gone = Math.round(Math.hypot(x - touch.startX, y - touch.startY))
  // `+ 0` turns -0 into 0.
  const speed = (perMs: number) => Math.round(perMs * 1000) + 0
  return {
    axis: axisOf(state, lead),
    gesture: gestureOf(state, lead),
    threshold: lead ? `${gone} of ${lead.recognition.threshold} px` : `${gone} px`,
    velocity: `x ${speed(velocityX)}, y ${speed(velocityY)} px/s`,
  }
}
