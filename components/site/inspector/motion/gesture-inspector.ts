import {
  gestureObserver,
  initialSample,
  type MovementSample,
  nextSample,
  type RecognitionOptions,
  type RecognitionResult,
} from '@/lib/gesture'
import { createListeners } from '@/lib/listeners'
import { isInspected } from './is-inspected'

/** Maximum number of points of a trail. */
const MAX_TRAIL_POINTS = 160

/** A gesture that watches the touch, or has watched it. */
export type InspectedGesture = {
  name: string
  priority: number
  recognition: RecognitionOptions
  /** What the gesture has recognized; undefined before it has recognized a movement. */
  recognitionResult?: RecognitionResult
  /** True if the gesture has captured the pointer; false if it has given up; undefined before that. */
  hasCaptured?: boolean
}

/** A touch, or a press with the mouse. Coordinates are in CSS px, relative to the viewport. */
type InspectedTouch = {
  startX: number
  startY: number
  /** The latest positions of the pointer, from the oldest to the newest, at most `MAX_TRAIL_POINTS`. */
  trail: readonly { x: number; y: number }[]
  /** The newest position, with its time (ms) and velocity (px/ms). */
  sample: MovementSample
  /** `canceled`: the browser has canceled the pointer, for example, to scroll. */
  phase: 'down' | 'up' | 'canceled'
}

/** State of the inspector: the current or the last touch, and the gestures that watched it. */
export type GestureInspectorState = { touch?: InspectedTouch; gestures: readonly InspectedGesture[] }

const changes = createListeners()
let state: GestureInspectorState = { gestures: [] }

const setState = (next: GestureInspectorState) => {
  state = next
  changes.emit()
}

const onDown = (event: PointerEvent) => {
  if (!event.isPrimary || !(event.target instanceof Element) || !isInspected(event.target)) return
  const { clientX: x, clientY: y, timeStamp } = event
  const touch: InspectedTouch = {
    startX: x,
    startY: y,
    trail: [{ x, y }],
    sample: initialSample(x, y, timeStamp),
    phase: 'down',
  }
  setState({ touch, gestures: [] })
}
const onMove = (event: PointerEvent) => {
  const { touch, gestures } = state
  if (touch?.phase !== 'down' || !event.isPrimary) return
  const { clientX: x, clientY: y, timeStamp } = event
  const trail = [...touch.trail.slice(1 - MAX_TRAIL_POINTS), { x, y }]
  setState({ touch: { ...touch, trail, sample: nextSample(touch.sample, x, y, timeStamp) }, gestures })
}
const onEnd = (event: PointerEvent) => {
  const { touch, gestures } = state
  if (touch?.phase !== 'down' || !event.isPrimary) return
  setState({ touch: { ...touch, phase: event.type === 'pointercancel' ? 'canceled' : 'up' }, gestures })
}
const onGesture: NonNullable<typeof gestureObserver.current> = (
  { name, priority = 0 },
  recognition,
  recognitionResult,
  hasCaptured,
) => {
  // Without a touch in the frame or the side menu, the gesture belongs to another part of the page.
  if (state.touch?.phase !== 'down') return
  const others = state.gestures.filter((one) => one.name !== name || one.priority !== priority)
  setState({
    ...state,
    gestures: [...others, { name, priority, recognition, recognitionResult, hasCaptured }],
  })
}

/** Records the current or last touch in the frame or the side menu, and what the gestures have recognized. */
export const gestureInspector = {
  get: (): GestureInspectorState => state,
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe: changes.subscribe,
  /** Starts recording; returns a function that stops recording and clears the state. */
  start(): () => void {
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal } as const
    // Listens in the capture phase, so that the inspector receives a touch before the gestures report what they recognize.
    addEventListener('pointerdown', onDown, options)
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onEnd, options)
    addEventListener('pointercancel', onEnd, options)
    gestureObserver.current = onGesture
    return () => {
      controller.abort()
      if (gestureObserver.current === onGesture) gestureObserver.current = undefined
      setState({ gestures: [] })
    }
  },
}
