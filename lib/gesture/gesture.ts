import { type Arbiter, arbiter as documentArbiter } from './arbiter'
import { gestureObserver } from './gesture-observer'
import {
  DEFAULT_RECOGNITION_OPTIONS,
  type RecognitionOptions,
  type RecognitionResult,
  recognize,
} from './recognizer'
import { swallowClick } from './swallow-click'
import { initialSample, type MovementSample, nextSample, releaseSample } from './velocity'

/** Browsers may repeat a touch as mouse input. A mouse press within this time after the start of a touch is ignored, ms. */
const EMULATION_WINDOW_MS = 2000

let mouseIgnoredUntilMs = 0

/** Records a touch. @param time time of its event, ms */
const recordTouch = (time: number): void => {
  mouseIgnoredUntilMs = time + EMULATION_WINDOW_MS
}

/** Returns whether a mouse event repeats a touch. @param time time of the event, ms */
const isEmulatedMouse = (time: number): boolean => time < mouseIgnoredUntilMs

/** State of a movement, for the callbacks of a gesture. */
export type GestureDetail = {
  /** The last pointerdown, pointermove, or pointerup event of the pointer. */
  event: PointerEvent
  /**
   * Origin of the movement, client px: the position of pointerdown up to and including `onStart`, and then the position at
   * `onStart`, so that the content does not jump.
   */
  startX: number
  startY: number
  /** Last position of the pointer, client px. */
  x: number
  y: number
  /** Distance from the origin, px. */
  deltaX: number
  deltaY: number
  /** Smoothed velocity, px/ms. */
  velocityX: number
  velocityY: number
}

/** Options of a gesture. */
export type GestureOptions = Partial<RecognitionOptions> & {
  /** Name of the gesture in the arbiter, which can block it by this name. */
  name: string
  /** Priority against other gestures under the same pointer. Default 0. */
  priority?: number
  /** A movement across the axis rejects the gesture only from this distance on, px. If omitted, only the threshold applies. */
  crossAxisTolerance?: number
  arbiter?: Arbiter
  /** Called when the pointer goes down. Return false to ignore the pointer. */
  canStart?: (detail: GestureDetail) => boolean
  /** Called when the gesture begins to watch the pointer. */
  onPress?: (detail: GestureDetail) => void
  /** Called when the gesture stops watching the pointer, whatever the result. Called before `onEnd` and `onCancel`. */
  onRelease?: () => void
  /** Called when a movement along the axis is recognized. Return false to reject its direction. */
  accepts?: (direction: RecognitionResult) => boolean
  /** Prepares the movement. If it returns a promise, the movement begins when the promise resolves. */
  onWillStart?: (detail: GestureDetail) => void | Promise<void>
  /**
   * Called when the movement begins, after `onWillStart`. The distance in this call counts from pointerdown, and the
   * distance in later calls counts from this point.
   */
  onStart?: (detail: GestureDetail) => void
  /** Called when the pointer has moved, at most once per animation frame. */
  onMove?: (detail: GestureDetail) => void
  onEnd?: (detail: GestureDetail) => void
  /**
   * Called instead of `onEnd` if, after the movement was recognized, the pointer was canceled or was lifted before `onStart`, or
   * the gesture was disabled or destroyed.
   */
  onCancel?: (detail: GestureDetail) => void
}

/** A gesture that is attached to an element. */
export type Gesture = {
  enable(shouldEnable: boolean): void
  destroy(): void
}

type Phase = 'idle' | 'watching' | 'preparing' | 'moving'

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Recognizes a movement along one axis on an element. The element needs a matching `touch-action`; otherwise, the
 * browser uses the pointer for scrolling.
 * @param element receives the pointers that go down inside it
 * @param options what to recognize, and the callbacks
 */
export const createGesture = (element: HTMLElement, options: GestureOptions): Gesture => {
  const recognitionOptions: RecognitionOptions = { ...DEFAULT_RECOGNITION_OPTIONS, ...options }
  const contender = (options.arbiter ?? documentArbiter).createCompetingGesture(
    options.name,
    options.priority ?? 0,
  )
  const controller = new AbortController()
  let isEnabled = true
  let phase: Phase = 'idle'
  let pointerId = -1
  let start = { x: 0, y: 0 }
  let sample: MovementSample = initialSample(0, 0, 0)
  let lastEvent: PointerEvent
  let animationFrame = 0
  let trackingController: AbortController | undefined

  const createDetail = (): GestureDetail => ({
    event: lastEvent,
    startX: start.x,
    startY: start.y,
    x: sample.x,
    y: sample.y,
    deltaX: sample.x - start.x,
    deltaY: sample.y - start.y,
    velocityX: sample.velocityX,
    velocityY: sample.velocityY,
  })

  const stop = () => {
    const wasActive = phase !== 'idle'
    phase = 'idle'
    cancelAnimationFrame(animationFrame)
    animationFrame = 0
    contender.release()
    trackingController?.abort()
    if (element.hasPointerCapture?.(pointerId)) element.releasePointerCapture(pointerId)
    pointerId = -1
    if (wasActive) options.onRelease?.()
  }
  const cancel = () => {
    const wasStarted = phase === 'preparing' || phase === 'moving'
    stop()
    if (wasStarted) options.onCancel?.(createDetail())
  }

  const begin = () => {
    phase = 'moving'
    const startDetail = createDetail()
    // Later distances count from this point, so that the content does not jump by the threshold.
    start = { x: sample.x, y: sample.y }
    options.onStart?.(startDetail)
  }
  const recognizeMovement = () => {
    const { deltaX, deltaY } = createDetail()
    const recognitionResult = recognize(deltaX, deltaY, recognitionOptions)
    if (recognitionResult === 'waiting') return
    if (recognitionResult === 'across' && Math.hypot(deltaX, deltaY) < (options.crossAxisTolerance ?? 0))
      return
    const isAccepted = recognitionResult !== 'across' && (options.accepts?.(recognitionResult) ?? true)
    const hasCaptured = isAccepted && contender.capture()
    gestureObserver.current?.(options, recognitionOptions, recognitionResult, hasCaptured)
    if (!hasCaptured) return stop()
    phase = 'preparing'
    element.setPointerCapture?.(pointerId)
    getSelection()?.removeAllRanges()
    const preparation = options.onWillStart?.(createDetail())
    if (!preparation) return begin()
    const startedPointerId = pointerId
    void preparation.then(() => phase === 'preparing' && startedPointerId === pointerId && begin())
  }

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') recordTouch(event.timeStamp)
    if (!isEnabled || phase !== 'idle' || !event.isPrimary || event.button !== 0) return
    if (event.pointerType === 'mouse' && isEmulatedMouse(event.timeStamp)) return
    lastEvent = event
    start = { x: event.clientX, y: event.clientY }
    sample = initialSample(event.clientX, event.clientY, event.timeStamp)
    if (options.canStart?.(createDetail()) === false || !contender.register()) return
    pointerId = event.pointerId
    phase = 'watching'
    gestureObserver.current?.(options, recognitionOptions)
    options.onPress?.(createDetail())
    // The listeners exist only while a pointer is down, because a list may have a gesture on each row.
    trackingController = new AbortController()
    const { signal } = trackingController
    const ownerWindow = element.ownerDocument.defaultView ?? window
    ownerWindow.addEventListener('pointermove', onMove, { signal })
    ownerWindow.addEventListener('pointerup', onUp, { signal })
    ownerWindow.addEventListener('pointercancel', onCancel, { signal })
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    lastEvent = event
    sample = nextSample(sample, event.clientX, event.clientY, event.timeStamp)
    if (phase === 'watching') recognizeMovement()
    else if (phase === 'moving') {
      animationFrame ||= requestAnimationFrame(() => {
        animationFrame = 0
        options.onMove?.(createDetail())
      })
    }
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    lastEvent = event
    if (phase !== 'moving') return cancel()
    sample = releaseSample(sample, event.clientX, event.clientY, event.timeStamp)
    const endDetail = createDetail()
    stop()
    swallowClick(element)
    options.onEnd?.(endDetail)
  }
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === pointerId) cancel()
  }
  // Without this listener, a mouse would drag the link or picture under it, or select text.
  const preventNativeDrag = (event: Event) => {
    if (phase !== 'idle' && !isEditable(event.target)) event.preventDefault()
  }

  const { signal } = controller
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('dragstart', preventNativeDrag, { signal })
  element.addEventListener('selectstart', preventNativeDrag, { signal })

  return {
    enable(shouldEnable) {
      isEnabled = shouldEnable
      if (!shouldEnable) cancel()
    },
    destroy() {
      cancel()
      controller.abort()
      contender.destroy()
    },
  }
}
