import { axisOf } from '@/lib/gesture/axis'
import { createGesture, type GestureDetail, type GestureOptions } from '@/lib/gesture/gesture'
import type { MenuSide } from './types'

/** Priority against other gestures; the swipe back has 101. */
const PRIORITY = 30
/** A release faster than this opens or closes the menu, whatever the distance, px/ms. */
const FLICK_VELOCITY = 0.2
/** A click on the backdrop this soon after a drag belongs to the drag and is ignored, ms. */
const CLICK_TIMEOUT_MS = 100

/** A menu that a swipe opens and closes. */
export interface SwipedMenu {
  /** A swipe that begins in it opens the menu; its nearest `dir` attribute decides which way. */
  frame: HTMLElement
  panel: HTMLElement
  backdrop: HTMLElement
  /** The edge of the menu. */
  side(): MenuSide
  /** Width of the strip at that edge where a swipe may begin, px. */
  edgeWidth(): number
  canOpen(): boolean
  canClose(): boolean
  /**
   * A drag starts.
   * @param opening whether the swipe opens the menu
   * @returns how far the menu is open now, 0–1
   */
  startDrag(opening: boolean): number
  /** The drag has moved the menu this fraction of the way open, 0–1. */
  drag(share: number): void
  /** The drag has ended, and the menu should open or close. */
  endDrag(open: boolean): void
  cancelDrag(): void
  /** The backdrop was pressed. */
  onBackdropPress(): void
}

/**
 * Whether a release opens the menu.
 * @param share how far the menu is open, 0–1
 * @param velocity toward open, px/ms
 */
export const releaseOpens = (share: number, velocity: number): boolean =>
  velocity > FLICK_VELOCITY || (velocity >= -FLICK_VELOCITY && share > 0.5)

/**
 * Connects the gestures of a menu: a swipe from its edge opens it, a swipe on the menu or its backdrop
 * closes it, and so does a press on the backdrop.
 * @returns a function that removes them
 */
export function connectMenuSwipe(menu: SwipedMenu): () => void {
  const { frame, panel, backdrop } = menu
  let width = 1
  let startShare = 0
  let endedAt = Number.NEGATIVE_INFINITY

  /** Converts a distance on the screen to a distance toward open. */
  const towardOpen = (distance: number) => axisOf(frame).along(distance) * (menu.side() === 'start' ? 1 : -1)
  const shareAt = (deltaX: number) => Math.min(1, Math.max(0, startShare + towardOpen(deltaX) / width))
  const isInEdge = (x: number) => {
    const box = frame.getBoundingClientRect()
    const inset = axisOf(frame).inset(x, box)
    const distance = menu.side() === 'start' ? inset : box.width - inset
    return distance >= 0 && distance <= menu.edgeWidth()
  }

  const gestureOptions = (opening: boolean): GestureOptions => ({
    name: opening ? 'menu' : 'menu-close',
    priority: PRIORITY,
    accepts: (verdict) => towardOpen(verdict === 'towards' ? 1 : -1) > 0 === opening,
    onStart() {
      startShare = menu.startDrag(opening)
      // A closed menu may be hidden, so it is measured here.
      width = panel.offsetWidth || 1
    },
    onMove: ({ deltaX }: GestureDetail) => menu.drag(shareAt(deltaX)),
    onEnd({ event, velocityX, deltaX }: GestureDetail) {
      endedAt = event.timeStamp
      menu.endDrag(releaseOpens(shareAt(deltaX), towardOpen(velocityX)))
    },
    onCancel: () => menu.cancelDrag(),
  })

  const gestures = [
    createGesture(frame, { ...gestureOptions(true), canStart: ({ x }) => menu.canOpen() && isInEdge(x) }),
    ...[panel, backdrop].map((part) =>
      createGesture(part, { ...gestureOptions(false), canStart: () => menu.canClose() }),
    ),
  ]
  const onBackdropClick = (event: MouseEvent) => {
    if (event.timeStamp - endedAt > CLICK_TIMEOUT_MS) menu.onBackdropPress()
  }
  backdrop.addEventListener('click', onBackdropClick)
  return () => {
    backdrop.removeEventListener('click', onBackdropClick)
    for (const gesture of gestures) gesture.destroy()
  }
}
