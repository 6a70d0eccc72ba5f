import type { GestureInspectorState, InspectedGesture } from './gesture-inspector'

/** A description of the touch that the gesture inspector shows, as text. */
type GestureDescription = {
  /**
   * The axis that the touch is locked to, or why it is not locked: `open` (a gesture may still capture it) or, for example,
   * `across` (it moves across the axes of all gestures).
   */
  status: string
  /** The gesture that has captured the pointer, or else all gestures that watch or have watched it. */
  gesture: string
  /** Distance of the touch from its start and, if there is a gesture, the threshold of the gesture, e.g. `5 of 10 px`. */
  distance: string
  /** Velocity of the pointer on both axes, e.g. `x 910, y 0 px/s`. */
  velocity: string
}

const findHighestPriorityGesture = (gestures: readonly InspectedGesture[]): InspectedGesture | undefined =>
  gestures.reduce<InspectedGesture | undefined>(
    (best, gesture) => (best && best.priority > gesture.priority ? best : gesture),
    undefined,
  )
const labelOf = ({ name, priority }: InspectedGesture) => `${name} (priority ${priority})`

/**
 * Returns the gesture to draw: the gesture that has captured the pointer, or else the gesture with the highest priority, if
 * possible among those that have not given up; undefined if there are no gestures.
 */
export const shownGesture = ({ gestures }: GestureInspectorState): InspectedGesture | undefined =>
  gestures.find(({ hasCaptured }) => hasCaptured) ??
  findHighestPriorityGesture(gestures.filter(({ hasCaptured }) => hasCaptured === undefined)) ??
  findHighestPriorityGesture(gestures)

const statusText = (
  { touch, gestures }: GestureInspectorState,
  active: InspectedGesture | undefined,
): string => {
  if (touch?.phase === 'canceled') return 'the browser scrolls'
  if (!active) return 'no gesture here'
  if (active.hasCaptured) return `locked to ${active.recognition.direction}`
  if (gestures.some(({ recognitionResult }) => recognitionResult === undefined)) return 'open'
  return gestures.every(({ recognitionResult }) => recognitionResult === 'across')
    ? 'across'
    : 'not claimed by a gesture'
}

const gestureText = ({ gestures }: GestureInspectorState, active: InspectedGesture | undefined): string => {
  if (active?.hasCaptured) return `captured by ${labelOf(active)}`
  if (gestures.length === 0) return 'none'
  return gestures
    .map((gesture) => `${labelOf(gesture)}${gesture.hasCaptured === false ? ' gave up' : ''}`)
    .join(', ')
}

/** Describes the state of the inspector as text; returns undefined before the first touch. */
export const describeGesture = (state: GestureInspectorState): GestureDescription | undefined => {
  const { touch } = state
  if (!touch) return undefined
  const active = shownGesture(state)
  const { x, y, velocityX, velocityY } = touch.sample
  const distance = Math.round(Math.hypot(x - touch.startX, y - touch.startY))
  // `+ 0` turns -0 into 0.
  const toPxPerSecond = (perMs: number) => Math.round(perMs * 1000) + 0
  return {
    status: statusText(state, active),
    gesture: gestureText(state, active),
    distance: active ? `${distance} of ${active.recognition.threshold} px` : `${distance} px`,
    velocity: `x ${toPxPerSecond(velocityX)}, y ${toPxPerSecond(velocityY)} px/s`,
  }
}
