import { follow, gestureObserver, type Recognition, resting, type Sample, type Verdict } from '@/lib/gesture'
import { onScene } from './scene'

/** Maximum number of points of a trail. */
const TRAIL = 160

/** A gesture that has watched the touch. */
export type LensGesture = {
  name: string
  priority: number
  recognition: Recognition
  /** Its verdict about the movement; undefined while it watches. */
  verdict?: Verdict
  /** True if it captured the pointer, false if it gave up. */
  won?: boolean
}

/** A touch in client px. */
export type LensTouch = {
  startX: number
  startY: number
  trail: readonly { x: number; y: number }[]
  sample: Sample
  /** `taken`: the browser took it for scrolling. */
  phase: 'down' | 'up' | 'taken'
}

/** State of the lens: the current or the last touch. */
export type LensState = { touch?: LensTouch; gestures: readonly LensGesture[] }

const listeners = new Set<() => void>()
let state: LensState = { gestures: [] }

const update = (next: LensState) => {
  state = next
  for (const listener of listeners) listener()
}

const onDown = (event: PointerEvent) => {
  if (!event.isPrimary || !(event.target instanceof Element) || !onScene(event.target)) return
  const { clientX: x, clientY: y, timeStamp } = event
  const touch: LensTouch = {
    startX: x,
    startY: y,
    trail: [{ x, y }],
    sample: resting(x, y, timeStamp),
    phase: 'down',
  }
  update({ touch, gestures: [] })
}
const onMove = (event: PointerEvent) => {
  const { touch, gestures } = state
  if (touch?.phase !== 'down' || !event.isPrimary) return
  const { clientX: x, clientY: y, timeStamp } = event
  const trail = [...touch.trail.slice(1 - TRAIL), { x, y }]
  update({ touch: { ...touch, trail, sample: follow(touch.sample, x, y, timeStamp) }, gestures })
}
const onEnd = (event: PointerEvent) => {
  const { touch, gestures } = state
  if (touch?.phase !== 'down' || !event.isPrimary) return
  update({ touch: { ...touch, phase: event.type === 'pointercancel' ? 'taken' : 'up' }, gestures })
}
const onGesture: NonNullable<typeof gestureObserver.by> = (
  { name, priority = 0 },
  recognition,
  verdict,
  won,
) => {
  // A gesture outside of the frame.
  if (state.touch?.phase !== 'down') return
  const others = state.gestures.filter((one) => one.name !== name || one.priority !== priority)
  update({ ...state, gestures: [...others, { name, priority, recognition, verdict, won }] })
}

/** Records one touch on the frame, and what the gestures decide. */
export const lens = {
  get: (): LensState => state,
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Starts recording; returns a function that stops it. */
  start(): () => void {
    const off = new AbortController()
    const options = { capture: true, passive: true, signal: off.signal } as const
    // In the capture phase: the lens must know the touch before the gestures report.
    addEventListener('pointerdown', onDown, options)
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onEnd, options)
    addEventListener('pointercancel', onEnd, options)
    gestureObserver.by = onGesture
    return () => {
      off.abort()
      if (gestureObserver.by === onGesture) gestureObserver.by = undefined
      update({ gestures: [] })
    }
  },
}
