import type { LensGesture, LensState } from './lens'

/** What the lens says in words. */
export type GestureDescription = {
  /** What became of the movement. */
  axis: string
  /** Which gesture has the pointer, or who wants it. */
  gesture: string
  /** How far the finger has come of what has to be gone before anything is decided. */
  threshold: string
  /** px/s */
  velocity: string
}

const strongest = (gestures: readonly LensGesture[]): LensGesture | undefined =>
  gestures.reduce<LensGesture | undefined>(
    (best, one) => (best && best.priority > one.priority ? best : one),
    undefined,
  )
const named = ({ name, priority }: LensGesture) => `${name} (priority ${priority})`

/** The gesture that a drawing is about: who has the pointer, else the strongest of those that wanted it. */
export const leadGesture = ({ gestures }: LensState): LensGesture | undefined =>
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

/** Puts what the lens sees into words. Before the first touch there are none. */
export const describeGesture = (state: LensState): GestureDescription | undefined => {
  const { touch } = state
  if (!touch) return undefined
  const lead = leadGesture(state)
  const { x, y, velocityX, velocityY } = touch.sample
  const gone = Math.round(Math.hypot(x - touch.startX, y - touch.startY))
  const speed = (perMs: number) => Math.round(perMs * 1000) + 0
  return {
    axis: axisOf(state, lead),
    gesture: gestureOf(state, lead),
    threshold: lead ? `${gone} of ${lead.recognition.threshold} px` : `${gone} px`,
    velocity: `x ${speed(velocityX)}, y ${speed(velocityY)} px/s`,
  }
}
