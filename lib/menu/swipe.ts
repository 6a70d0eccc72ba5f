import { backLadder } from '@/lib/back'
import { axisOf } from '@/lib/gesture/axis'
import { createGesture, type GestureDetail, type GestureOptions } from '@/lib/gesture/gesture'
import type { MenuCore } from './menu'
import type { MenuParts } from './stage'

/** Against other gestures: the swipe back (101) goes first (engine.md 2.5). */
const PRIORITY = 30
/** A release faster than this decides whatever the distance, px/ms (engine.md 3). */
const FLICK = 0.2
/** A press on the shade this soon after a drag is its end, ms (engine.md 3). */
const ECHO = 100

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
  velocity > FLICK || (velocity >= -FLICK && share > 0.5)

/**
 * The fingers on a menu: pulled in from its edge of the frame, pushed away anywhere, closed by a press beside it.
 * @param menu what is moved
 * @param parts its elements
 * @param how asked whenever a finger goes down
 * @returns the way to stop
 */
export function connectMenuSwipe(menu: MenuCore, parts: MenuParts, how: () => MenuSwipe): () => void {
  const { frame, panel, veil } = parts
  let width = 1
  let share = 0
  let ended = Number.NEGATIVE_INFINITY

  /** Along the way of opening: from the menu's edge inwards. */
  const inwards = (distance: number) => axisOf(frame).along(distance) * (menu.side === 'start' ? 1 : -1)
  const fromEdge = (x: number) => {
    const box = frame.getBoundingClientRect()
    const inset = axisOf(frame).inset(x, box)
    return menu.side === 'start' ? inset : box.width - inset
  }
  const isOpening = (verdict: string) => inwards(verdict === 'towards' ? 1 : -1) > 0

  const shared = (opening: boolean): GestureOptions => ({
    name: opening ? 'menu' : 'menu-close',
    priority: PRIORITY,
    accepts: (verdict) => isOpening(verdict) === opening,
    onStart() {
      menu.grab()
      // Hidden until it was grabbed, so it is measured here.
      width = panel.offsetWidth || 1
      share = opening ? 0 : 1
    },
    onMove({ deltaX }: GestureDetail) {
      share = Math.min(1, Math.max(0, (opening ? 0 : 1) + inwards(deltaX) / width))
      menu.drag(share)
    },
    onEnd({ event, velocityX, deltaX }: GestureDetail) {
      ended = event.timeStamp
      share = (opening ? 0 : 1) + inwards(deltaX) / width
      void menu.drop(opensAt(share, inwards(velocityX)))
    },
    onCancel: () => void menu.drop(menu.isOpen()),
  })

  const gestures = [
    createGesture(frame, {
      ...shared(true),
      canStart: ({ x }) =>
        how().swipe &&
        menu.enabled &&
        menu.state === 'closed' &&
        !backLadder.closable() &&
        fromEdge(x) >= 0 &&
        fromEdge(x) <= how().edge,
    }),
    ...[panel, veil].map((part) =>
      createGesture(part, { ...shared(false), canStart: () => how().swipe && menu.isOpen() }),
    ),
  ]
  const press = (event: MouseEvent) => {
    if (event.timeStamp - ended > ECHO) menu.leave('backdrop')
  }
  veil.addEventListener('click', press)
  return () => {
    veil.removeEventListener('click', press)
    for (const gesture of gestures) gesture.destroy()
  }
}
