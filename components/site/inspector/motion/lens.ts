import { follow, gestureObserver, type Recognition, resting, type Sample, type Verdict } from '@/lib/gesture'
import { createListeners } from '@/lib/listeners'
import { isInPreview } from './is-in-preview'

/** So many points of a trail are kept. */
const MAX_TRAIL_POINTS = 160

/** A gesture that had an eye on the touch. */
export type LensGesture = {
  name: string
  priority: number
  recognition: Recognition
  /** What it took the movement for; left out while it watches. */
  verdict?: Verdict
  /** It got the pointer; false when it has given up. */
  won?: boolean
}

/** The way of one touch, client px. */
export type LensTouch = {
  startX: number
  startY: number
  trail: readonly { x: number; y: number }[]
  sample: Sample
  /** `taken`: the browser took it, for scrolling. */
  phase: 'down' | 'up' | 'taken'
}

/** What the lens sees: the touch there is, or the last one. */
export type LensState = { touch?: LensTouch; gestures: readonly LensGesture[] }

const changes = createListeners()
let state: LensState = { gestures: [] }

const setState = (next: LensState) => {
  state = next
  changes.emit()
}

const onDown = (event: PointerEvent) => {
  if (!event.isPrimary || !(event.target instanceof Element) || !isInPreview(event.target)) return
  const { clientX: x, clientY: y, timeStamp } = event
  const touch: LensTouch = {
    startX: x,
    startY: y,
    trail: [{ x, y }],
    sample: resting(x, y, timeStamp),
    phase: 'down',
  }
  setState({ touch, gestures: [] })
}
const onMove = (event: PointerEvent) => {
  const { touch, gestures } = state
  if (touch?.phase !== 'down' || !event.isPrimary) return
  const { clientX: x, clientY: y, timeStamp } = event
  const trail = [...touch.trail.slice(1 - MAX_TRAIL_POINTS), { x, y }]
  setState({ touch: { ...touch, trail, sample: follow(touch.sample, x, y, timeStamp) }, gestures })
}
const onEnd = (event: PointerEvent) => {
  const { touch, gestures } = state
  if (touch?.phase !== 'down' || !event.isPrimary) return
  setState({ touch: { ...touch, phase: event.type === 'pointercancel' ? 'taken' : 'up' }, gestures })
}
const onGesture: NonNullable<typeof gestureObserver.by> = (
  { name, priority = 0 },
  recognition,
  verdict,
  won,
) => {
  // Told while nobody touches the frame: a gesture of another place.
  if (state.touch?.phase !== 'down') return
  const others = state.gestures.filter((one) => one.name !== name || one.priority !== priority)
  setState({ ...state, gestures: [...others, { name, priority, recognition, verdict, won }] })
}

/** A lens over the frame: follows one touch, and what the gestures make of it. */
export const lens = {
  get: (): LensState => state,
  /** Calls back after every change; returns the way to stop. */
  subscribe: changes.subscribe,
  /** Looks on from now; returns the way to stop. */
  start(): () => void {
    const off = new AbortController()
    const options = { capture: true, passive: true, signal: off.signal } as const
    // Before every gesture: they tell of a touch that the lens has to know by then.
    addEventListener('pointerdown', onDown, options)
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onEnd, options)
    addEventListener('pointercancel', onEnd, options)
    gestureObserver.by = onGesture
    return () => {
      off.abort()
      if (gestureObserver.by === onGesture) gestureObserver.by = undefined
      setState({ gestures: [] })
    }
  },
}
