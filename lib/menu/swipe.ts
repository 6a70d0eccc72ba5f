import { backLadder } from '@/lib/back'
import { axisOf } from '@/lib/gesture/axis'
import { createGesture, type GestureDetail, type GestureOptions } from '@/lib/gesture/gesture'
import type { MenuController } from './menu'
import type { MenuParts } from './menu-view'

/** Against other gestures: the swipe back (101) goes first (engine.md 2.5). */
const PRIORITY = 30
/** A release faster than this decides whatever the distance, px/ms (engine.md 3). */
const FLICK_VELOCITY = 0.2
/** A press on the shade this soon after a drag is its end, ms (engine.md 3). */
const CLICK_TIMEOUT_MS = 100

/** Where a finger may begin, and whether it may at all. */
export interface MenuSwipe {
  /** Whether a finger opens and closes it. */
  swipe: boolean
  /** Width of the strip at the edge from which it is pulled in, px. */
  edge: number
}

/**
 * Where a release leads.
 * @param share how far the menu is open, 0–1
 * @param velocity in the direction of opening, px/ms
 */
export const opensAt = (share: number, velocity: number): boolean =>
  velocity > FLICK_VELOCITY || (velocity >= -FLICK_VELOCITY && share > 0.5)

/**
 * The fingers on a menu: pulled in from its edge of the frame, pushed away anywhere, closed by a press beside it.
 * @param menu what is moved
 * @param parts its elements
 * @param options asked whenever a finger goes down
 * @returns the way to stop
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

  /** Along the way of opening: from the menu's edge inwards. */
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
      // Hidden until it was grabbed, so it is measured here.
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
        !backLadder.closable() &&
        distanceFromEdge(x) >= 0 &&
        distanceFromEdge(x) <= options().edge,
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
