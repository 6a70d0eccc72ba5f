import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { createGesture, type GestureDetail } from '@/lib/gesture/gesture'
import { DEFAULT_OVERLAY_EASING } from './overlay-animations'
import type { ToastPosition } from './types'

/** Priority against other gestures of the same pointer. */
const GESTURE_PRIORITY = 39
/** Distance that the finger must move before the toast moves, px. */
const DRAG_THRESHOLD_PX = 5
/** Time for which the velocity of the finger is projected after a release, ms. */
const PROJECTION_MS = 1000
/** A released toast leaves if its projected offset is at least this fraction of `exitDistance` (see `dismissDirection`). */
const DISMISS_THRESHOLD = 0.5
/** Replaces `DISMISS_THRESHOLD` for a toast in the middle. */
const MIDDLE_DISMISS_THRESHOLD = 0.25
/** Maximum duration of the animation after a release, ms. */
const MAX_DURATION_MS = 200

const EASING = `cubic-bezier(${DEFAULT_OVERLAY_EASING.join(', ')})`

/**
 * Returns the direction in which a toast leaves after a release: −1 up, 1 down, or 0 if it stays.
 * @param position the position of the toast
 * @param dy distance of the drag, px; down is positive
 * @param velocity velocity of the finger, px/ms; down is positive
 * @param exitDistance distance after which the toast is outside the frame or has faded out, px
 */
export function dismissDirection(
  position: ToastPosition,
  dy: number,
  velocity: number,
  exitDistance: number,
): -1 | 0 | 1 {
  const projectedFraction = (dy + velocity * PROJECTION_MS) / exitDistance
  const threshold = position === 'middle' ? MIDDLE_DISMISS_THRESHOLD : DISMISS_THRESHOLD
  if (position !== 'top' && projectedFraction >= threshold) return 1
  if (position !== 'bottom' && projectedFraction <= -threshold) return -1
  return 0
}

/** Options of {@link connectToastSwipe}: the toast, its position in the frame, and what happens when it leaves. */
export interface ToastSwipeOptions {
  toastElement: HTMLElement
  frame: HTMLElement
  position: ToastPosition
  /** Whether the toast is next to an anchor. If so, the toast also fades during a swipe, because it moves over the anchor. */
  isAnchored: boolean
  /** Called when the toast has moved away or faded out. If the result is false, the toast stays open and moves back. */
  onDismiss(): Promise<boolean>
}

/**
 * Lets a finger swipe a toast away: a toast at the top moves up, a toast at the bottom moves down, and a toast in the middle
 * moves up or down.
 * @returns a function that removes the gesture and moves the toast back
 */
export function connectToastSwipe({
  toastElement,
  frame,
  position,
  isAnchored,
  onDismiss,
}: ToastSwipeOptions): () => void {
  const shouldFade = position === 'middle' || isAnchored
  let exitDistance = 1
  /** Client px per px of the frame, which may be scaled. */
  let scale = 1
  let currentOffset = 0
  let animation: Animation | undefined

  const styleAt = (offset: number): { transform: string; opacity: number } => ({
    transform: `translateY(${offset / scale}px)`,
    opacity: shouldFade ? 1 - Math.min(1, Math.abs(offset) / exitDistance) : 1,
  })
  const setOffset = (offset: number) => {
    currentOffset = offset
    Object.assign(toastElement.style, offset === 0 ? { transform: '', opacity: '' } : styleAt(offset))
  }
  const animateTo = async (endOffset: number, duration: number) => {
    const keyframes = reducedMotion()
      ? [{ ...styleAt(currentOffset) }, { ...styleAt(currentOffset), opacity: endOffset === 0 ? 1 : 0 }]
      : [{ ...styleAt(currentOffset) }, { ...styleAt(endOffset) }]
    const newAnimation = toastElement.animate(keyframes, { duration, easing: EASING, fill: 'both' })
    newAnimation.playbackRate = motionRate()
    animation = newAnimation
    try {
      // A hidden document renders no frames, so the animation would never end.
      if (!document.hidden) await newAnimation.finished
    } catch {
      return
    }
    if (endOffset !== 0 && (await onDismiss())) return
    setOffset(0)
    newAnimation.cancel()
    animation = undefined
  }
  const snapBack = () => void animateTo(0, MAX_DURATION_MS)

  const gesture = createGesture(toastElement, {
    name: 'toast',
    direction: 'y',
    priority: GESTURE_PRIORITY,
    threshold: DRAG_THRESHOLD_PX,
    accepts: (direction) =>
      !animation && (position === 'middle' || (direction === 'positive') === (position === 'bottom')),
    onStart() {
      const [box, frameBox] = [toastElement.getBoundingClientRect(), frame.getBoundingClientRect()]
      scale = toastElement.offsetHeight > 0 ? box.height / toastElement.offsetHeight : 1
      if (isAnchored) exitDistance = box.height
      else if (position === 'top') exitDistance = box.bottom - frameBox.top
      else if (position === 'bottom') exitDistance = frameBox.bottom - box.top
      else exitDistance = frameBox.height / 2
    },
    onMove({ deltaY }: GestureDetail) {
      const offset =
        position === 'top' ? Math.min(0, deltaY) : position === 'bottom' ? Math.max(0, deltaY) : deltaY
      setOffset(offset)
    },
    onEnd({ deltaY, velocityY }: GestureDetail) {
      const direction = dismissDirection(position, deltaY, velocityY, exitDistance)
      if (direction === 0) return snapBack()
      const remainingDistance = exitDistance - Math.abs(currentOffset)
      const speed = Math.abs(velocityY)
      void animateTo(
        direction * exitDistance,
        Math.max(1, speed > 0 ? Math.min(MAX_DURATION_MS, remainingDistance / speed) : MAX_DURATION_MS),
      )
    },
    onCancel: snapBack,
  })

  return () => {
    gesture.destroy()
    animation?.cancel()
    setOffset(0)
  }
}
