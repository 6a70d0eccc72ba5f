import { axisOf } from '@/lib/gesture/axis'
import { createGesture, type GestureDetail, type GestureOptions } from '@/lib/gesture/gesture'
import type { MenuSide } from './types'

/** Priority against other gestures. The swipe back has a higher priority (lib/transition/constants.ts). */
const PRIORITY = 30
/** A release faster than this opens or closes the menu, whatever the distance, px/ms. */
const FLICK_VELOCITY = 0.2
/** A click on the backdrop this soon after a drag belongs to the drag and is ignored, ms. */
const CLICK_TIMEOUT_MS = 100

/** A menu that a swipe opens and closes. */
export interface SwipeableMenu {
  /** Receives the swipe that opens the menu. The nearest `dir` attribute decides on which side the start is. */
  frame: HTMLElement
  panel: HTMLElement
  backdrop: HTMLElement
  /** Returns the side of the frame from which the menu opens. */
  side(): MenuSide
  /** Returns the width of the zone at this side of the frame in which a swipe that opens the menu may begin, px. */
  edgeWidth(): number
  canSwipeOpen(): boolean
  canClose(): boolean
  /**
   * Called when a drag starts.
   * @param isOpening whether the swipe opens the menu
   * @returns how far the menu is open now, 0–1
   */
  startDrag(isOpening: boolean): number
  /** Called during a drag, with the position from 0 (closed) to 1 (open). */
  drag(progress: number): void
  /** Called when a drag has ended, with whether the menu should now be open. */
  endDrag(shouldOpen: boolean): void
  cancelDrag(): void
  /** Called when the backdrop is pressed. */
  onBackdropPress(): void
}

/**
 * Returns whether a release opens the menu or leaves it open.
 * @param progress how far the menu is open, 0–1
 * @param velocity in the direction that opens the menu, px/ms
 */
export const shouldOpenOnRelease = (progress: number, velocity: number): boolean =>
  velocity > FLICK_VELOCITY || (velocity >= -FLICK_VELOCITY && progress > 0.5)

/**
 * Connects a menu to its gestures: a swipe from the menu's side of the frame opens the menu, and a swipe on the menu or its
 * backdrop, or a press on the backdrop, closes the menu.
 * @returns a function that removes the gestures
 */
export function connectMenuSwipe(menu: SwipeableMenu): () => void {
  const { frame, panel, backdrop } = menu
  let width = 1
  let startProgress = 0
  let lastDragEndTime = Number.NEGATIVE_INFINITY

  /** Converts a distance along x to a distance in the direction that opens the menu. */
  const distanceTowardOpen = (distance: number) =>
    axisOf(frame).mirrorInRtl(distance) * (menu.side() === 'start' ? 1 : -1)
  const progressAt = (deltaX: number) =>
    Math.min(1, Math.max(0, startProgress + distanceTowardOpen(deltaX) / width))
  const isAtEdge = (x: number) => {
    const box = frame.getBoundingClientRect()
    const inset = axisOf(frame).distanceFromStart(x, box)
    const distance = menu.side() === 'start' ? inset : box.width - inset
    return distance >= 0 && distance <= menu.edgeWidth()
  }

  const gestureOptions = (isOpening: boolean): GestureOptions => ({
    name: isOpening ? 'menu' : 'menu-close',
    priority: PRIORITY,
    accepts: (direction) => distanceTowardOpen(direction === 'positive' ? 1 : -1) > 0 === isOpening,
    onStart() {
      startProgress = menu.startDrag(isOpening)
      // Measured after `startDrag`, because a closed menu may be hidden and then has no width.
      width = panel.offsetWidth || 1
    },
    onMove: ({ deltaX }: GestureDetail) => menu.drag(progressAt(deltaX)),
    onEnd({ event, velocityX, deltaX }: GestureDetail) {
      lastDragEndTime = event.timeStamp
      menu.endDrag(shouldOpenOnRelease(progressAt(deltaX), distanceTowardOpen(velocityX)))
    },
    onCancel: () => menu.cancelDrag(),
  })

  const gestures = [
    createGesture(frame, {
      ...gestureOptions(true),
      canStart: ({ x }) => menu.canSwipeOpen() && isAtEdge(x),
    }),
    ...[panel, backdrop].map((element) =>
      createGesture(element, { ...gestureOptions(false), canStart: () => menu.canClose() }),
    ),
  ]
  const onBackdropClick = (event: MouseEvent) => {
    if (event.timeStamp - lastDragEndTime > CLICK_TIMEOUT_MS) menu.onBackdropPress()
  }
  backdrop.addEventListener('click', onBackdropClick)
  return () => {
    backdrop.removeEventListener('click', onBackdropClick)
    for (const gesture of gestures) gesture.destroy()
  }
}
