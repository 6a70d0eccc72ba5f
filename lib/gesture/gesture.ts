import { type Arbiter, arbiter as documentArbiter } from './arbiter'
import { mouseIsEcho, noteTouch } from './echo'
import { gestureObserver } from './gesture-observer'
import { RECOGNITION, type Recognition, recognise, type Verdict } from './recogniser'
import { swallowClick } from './swallow-click'
import { follow, released, resting, type Sample } from './velocity'

/** A movement as the callbacks see it. */
export type GestureDetail = {
  /** The event that led here. */
  event: PointerEvent
  /**
   * Where the movement counts from, client px: up to `onStart` where the pointer went down, then the point of
   * recognition, so that nothing jumps.
   */
  startX: number
  startY: number
  x: number
  y: number
  /** Distance from the start, px. */
  deltaX: number
  deltaY: number
  /** Smoothed, px/ms. */
  velocityX: number
  velocityY: number
}

/** What a gesture is and does. */
export type GestureOptions = Partial<Recognition> & {
  /** Known to the arbiter, which can hold it back by this name. */
  name: string
  /** Against other gestures under the same pointer (engine.md §2.5). */
  priority?: number
  /** So far a movement across the axis is put down to an unsteady finger, px. Left out, it is across at the threshold. */
  patience?: number
  arbiter?: Arbiter
  /** Asked when the pointer goes down. */
  canStart?: (detail: GestureDetail) => boolean
  /** The pointer is watched from now on. */
  onPress?: (detail: GestureDetail) => void
  /** It is watched no longer, whatever came of it; told before `onEnd` and `onCancel`. */
  onRelease?: () => void
  /** Asked when the movement is recognised: which way it may go. */
  accepts?: (verdict: Verdict) => boolean
  /** Prepares the movement, possibly for a while; the movement begins when it is done. */
  onWillStart?: (detail: GestureDetail) => void | Promise<void>
  /** Told how far the pointer has come until it was recognised. */
  onStart?: (detail: GestureDetail) => void
  /** At most once per frame. */
  onMove?: (detail: GestureDetail) => void
  onEnd?: (detail: GestureDetail) => void
  /** After `onWillStart`, instead of `onEnd`: the system took the pointer, or it was lifted before the start. */
  onCancel?: (detail: GestureDetail) => void
}

/** A living gesture. */
export type Gesture = {
  enable(on: boolean): void
  destroy(): void
}

type Phase = 'idle' | 'watching' | 'preparing' | 'moving'

const editable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Watches an element for a movement along one axis. Needs a matching `touch-action` on the element, or the browser
 * takes the pointer for scrolling.
 * @param element hears the pointers that go down inside it
 * @param options what to recognise and whom to tell
 */
export const createGesture = (element: HTMLElement, options: GestureOptions): Gesture => {
  const recognition: Recognition = { ...RECOGNITION, ...options }
  const contender = (options.arbiter ?? documentArbiter).contender(options.name, options.priority ?? 0)
  const alive = new AbortController()
  let enabled = true
  let phase: Phase = 'idle'
  let pointer = -1
  let start = { x: 0, y: 0 }
  let sample: Sample = resting(0, 0, 0)
  let last: PointerEvent
  let frame = 0
  let following: AbortController | undefined

  const detail = (): GestureDetail => ({
    event: last,
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
    const watching = phase !== 'idle'
    phase = 'idle'
    cancelAnimationFrame(frame)
    frame = 0
    contender.release()
    following?.abort()
    if (element.hasPointerCapture?.(pointer)) element.releasePointerCapture(pointer)
    pointer = -1
    if (watching) options.onRelease?.()
  }
  const cancel = () => {
    const told = phase === 'preparing' || phase === 'moving'
    stop()
    if (told) options.onCancel?.(detail())
  }

  const begin = () => {
    phase = 'moving'
    const begun = detail()
    // From here on, so that what follows the pointer does not jump by the threshold.
    start = { x: sample.x, y: sample.y }
    options.onStart?.(begun)
  }
  const claim = () => {
    const { deltaX, deltaY } = detail()
    const verdict = recognise(deltaX, deltaY, recognition)
    if (verdict === 'waiting') return
    if (verdict === 'across' && Math.hypot(deltaX, deltaY) < (options.patience ?? 0)) return
    const wanted = verdict !== 'across' && (options.accepts?.(verdict) ?? true)
    const won = wanted && contender.capture()
    gestureObserver.by?.(options, recognition, verdict, won)
    if (!won) return stop()
    phase = 'preparing'
    element.setPointerCapture?.(pointer)
    getSelection()?.removeAllRanges()
    const ready = options.onWillStart?.(detail())
    if (!ready) return begin()
    const mine = pointer
    void ready.then(() => phase === 'preparing' && mine === pointer && begin())
  }

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') noteTouch(event.timeStamp)
    if (!enabled || phase !== 'idle' || !event.isPrimary || event.button !== 0) return
    if (event.pointerType === 'mouse' && mouseIsEcho(event.timeStamp)) return
    last = event
    start = { x: event.clientX, y: event.clientY }
    sample = resting(event.clientX, event.clientY, event.timeStamp)
    if (options.canStart?.(detail()) === false || !contender.request()) return
    pointer = event.pointerId
    phase = 'watching'
    gestureObserver.by?.(options, recognition)
    options.onPress?.(detail())
    // Only while a pointer is down: a list may have a gesture on each of its rows.
    following = new AbortController()
    const { signal } = following
    const view = element.ownerDocument.defaultView ?? window
    view.addEventListener('pointermove', onMove, { signal })
    view.addEventListener('pointerup', onUp, { signal })
    view.addEventListener('pointercancel', onCancel, { signal })
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    last = event
    sample = follow(sample, event.clientX, event.clientY, event.timeStamp)
    if (phase === 'watching') claim()
    else if (phase === 'moving') {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        options.onMove?.(detail())
      })
    }
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    last = event
    if (phase !== 'moving') return cancel()
    sample = released(sample, event.clientX, event.clientY, event.timeStamp)
    const result = detail()
    stop()
    swallowClick(element)
    options.onEnd?.(result)
  }
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === pointer) cancel()
  }
  // A mouse would drag the link or picture under it, or select text, instead of the gesture.
  const keep = (event: Event) => {
    if (phase !== 'idle' && !editable(event.target)) event.preventDefault()
  }

  const { signal } = alive
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('dragstart', keep, { signal })
  element.addEventListener('selectstart', keep, { signal })

  return {
    enable(on) {
      enabled = on
      if (!on) cancel()
    },
    destroy() {
      cancel()
      alive.abort()
      contender.destroy()
    },
  }
}
