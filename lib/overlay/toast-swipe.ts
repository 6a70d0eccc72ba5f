import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { createGesture, type GestureDetail } from '@/lib/gesture/gesture'
import type { ToastPosition } from './types'

/** Against other gestures (engine.md 2.5). */
const PRIORITY = 39
/** Distance before the finger moves it, px. */
const THRESHOLD = 5
/** How far ahead a release looks, ms; and which share of the way it must then have gone (engine.md 3). */
const AHEAD = 1000
const FAR = 0.5
const FAR_IN_THE_MIDDLE = 0.25
/** The rest of the way takes no longer than this, ms (engine.md 3). */
const LONGEST = 200

/**
 * Whether a toast leaves when the finger lets go, and which way: −1 up, 1 down, 0 not at all.
 * @param position of the toast
 * @param dy how far it has been moved, px
 * @param velocity px/ms
 * @param distance to where it is out of sight, px
 */
export function leavesAt(
  position: ToastPosition,
  dy: number,
  velocity: number,
  distance: number,
): -1 | 0 | 1 {
  const ratio = (dy + velocity * AHEAD) / distance
  const far = position === 'middle' ? FAR_IN_THE_MIDDLE : FAR
  if (position !== 'top' && ratio >= far) return 1
  if (position !== 'bottom' && ratio <= -far) return -1
  return 0
}

/** A toast under a finger. */
export interface SwipedToast {
  card: HTMLElement
  frame: HTMLElement
  position: ToastPosition
  /** Whether it stands at an element, over which it must not be pushed: it fades as well. */
  anchored: boolean
  /** It is out of sight. */
  onAway(): void
}

/**
 * Lets a finger push a toast out of the frame: down from the bottom, up from the top, either way from the middle.
 * @returns the function that ends it
 */
export function connectToastSwipe({ card, frame, position, anchored, onAway }: SwipedToast): () => void {
  const fades = position === 'middle' || anchored
  let distance = 1
  /** Client px of one px inside the frame, which may be drawn smaller than it is. */
  let scale = 1
  let y = 0
  let leaving: Animation | undefined

  const look = (at: number): { transform: string; opacity: number } => ({
    transform: `translateY(${at / scale}px)`,
    opacity: fades ? 1 - Math.min(1, Math.abs(at) / distance) : 1,
  })
  const put = (at: number) => {
    y = at
    Object.assign(card.style, at === 0 ? { transform: '', opacity: '' } : look(at))
  }
  const go = async (to: number, duration: number) => {
    const frames = reducedMotion()
      ? [{ ...look(y) }, { ...look(y), opacity: to === 0 ? 1 : 0 }]
      : [{ ...look(y) }, { ...look(to) }]
    leaving = card.animate(frames, { duration, easing: 'cubic-bezier(0.36, 0.66, 0.04, 1)', fill: 'both' })
    leaving.playbackRate = motionRate()
    const mine = leaving
    try {
      // Frames stop in a hidden document, and with them the end of the animation.
      if (!document.hidden) await mine.finished
    } catch {
      return
    }
    if (to !== 0) return onAway()
    put(0)
    mine.cancel()
    leaving = undefined
  }
  const back = () => void go(0, LONGEST)

  const gesture = createGesture(card, {
    name: 'toast',
    direction: 'y',
    priority: PRIORITY,
    threshold: THRESHOLD,
    accepts: (verdict) =>
      !leaving && (position === 'middle' || (verdict === 'towards') === (position === 'bottom')),
    onStart() {
      const [box, around] = [card.getBoundingClientRect(), frame.getBoundingClientRect()]
      scale = card.offsetHeight > 0 ? box.height / card.offsetHeight : 1
      if (anchored) distance = box.height
      else if (position === 'top') distance = box.bottom - around.top
      else if (position === 'bottom') distance = around.bottom - box.top
      else distance = around.height / 2
    },
    onMove({ deltaY }: GestureDetail) {
      const held =
        position === 'top' ? Math.min(0, deltaY) : position === 'bottom' ? Math.max(0, deltaY) : deltaY
      put(held)
    },
    onEnd({ deltaY, velocityY }: GestureDetail) {
      const way = leavesAt(position, deltaY, velocityY, distance)
      if (way === 0) return back()
      const rest = distance - Math.abs(y)
      const speed = Math.abs(velocityY)
      void go(way * distance, Math.max(1, speed > 0 ? Math.min(LONGEST, rest / speed) : LONGEST))
    },
    onCancel: back,
  })

  return () => {
    gesture.destroy()
    leaving?.cancel()
    put(0)
  }
}
