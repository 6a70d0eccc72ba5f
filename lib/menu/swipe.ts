import { backLadder } from '@/lib/back'
import { axisOf } from '@/lib/gesture/axis'
import { createGesture, type GestureDetail, type GestureOptions } from '@/lib/gesture/gesture'
import type { MenuController } from './menu'
import type { MenuParts } from './menu-view'

/** Priority against other gestures; the swipe back has 101. */
const PRIORITY = 30
/** A release faster than this decides, whatever the distance, px/ms. */
const FLICK_VELOCITY = 0.2
/** A click on the backdrop this soon after a drag belongs to the drag and is ignored, ms. */
const CLICK_TIMEOUT_MS = 100

/** Whether and where a swipe may begin. */
export interface MenuSwipe {
  /** Whether a swipe opens and closes it. */
  swipe: boolean
  /** Width of the strip at the edge where a swipe may begin, px. */
  swipeEdgeWidth: number
}

/**
 * Whether a release opens the menu.
 * @param share how far the menu is open, 0–1
 * @param velocity toward open, px/ms
 */
const opensAt = (share: number, velocity: number): boolean =>
  velocity > FLICK_VELOCITY || (velocity >= -FLICK_VELOCITY && share > 0.5)

/**
 * Connects the gestures of a menu: a swipe from its edge opens it, a swipe anywhere closes it, a tap on the backdrop closes
 * it.
 * @param menu the menu
 * @param parts its elements
 * @param options read at each pointerdown
 * @returns a function that removes them
 */
export function connectMenuSwipe(
  menu: MenuController,
  parts: MenuParts,
  options: () => MenuSwipe,
): () => void {
  const { frame, panel, backdrop } = parts
  let width = 1
  let share = 0
  let endedAt = Number.NEGATIVE_INFINITY

  /** Converts a distance on the screen to a distance toward open. */
  const towardOpen = (distance: number) => axisOf(frame).along(distance) * (menu.side === 'start' ? 1 : -1)
  const distanceFromEdge = (x: number) => {
    const box = frame.getBoundingClientRect()
    const inset = axisOf(frame).inset(x, box)
    return menu.side === 'start' ? inset : box.width - inset
  }
  const isOpening = (verdict: string) => towardOpen(verdict === 'towards' ? 1 : -1) > 0

  const gestureOptions = (opening: boolean): GestureOptions => ({
    name: opening ? 'menu' : 'menu-close',
    priority: PRIORITY,
    accepts: (verdict) => isOpening(verdict) === opening,
    onStart() {
      menu.startDrag()
      // It was hidden before, so it is measured here.
      width = panel.offsetWidth || 1
      share = opening ? 0 : 1
    },
    onMove({ deltaX }: GestureDetail) {
      share = Math.min(1, Math.max(0, (opening ? 0 : 1) + towardOpen(deltaX) / width))
      menu.drag(share)
    },
    onEnd({ event, velocityX, deltaX }: GestureDetail) {
      endedAt = event.timeStamp
      share = (opening ? 0 : 1) + towardOpen(deltaX) / width
      void menu.endDrag(opensAt(share, towardOpen(velocityX)))
    },
    onCancel: () => void menu.endDrag(menu.isOpen()),
  })

  const gestures = [
    createGesture(frame, {
      ...gestureOptions(true),
      canStart: ({ x }) =>
        options().swipe &&
        menu.enabled &&
        menu.state === 'closed' &&
        backLadder.open().length === 0 &&
        distanceFromEdge(x) >= 0 &&
        distanceFromEdge(x) <= options().swipeEdgeWidth,
    }),
    ...[panel, backdrop].map((part) =>
      createGesture(part, { ...gestureOptions(false), canStart: () => options().swipe && menu.isOpen() }),
    ),
  ]
  const onBackdropClick = (event: MouseEvent) => {
    if (event.timeStamp - endedAt > CLICK_TIMEOUT_MS) menu.requestClose('backdrop')
  }
  backdrop.addEventListener('click', onBackdropClick)
  return () => {
    backdrop.removeEventListener('click', onBackdropClick)
    for (const gesture of gestures) gesture.destroy()
  }
}
