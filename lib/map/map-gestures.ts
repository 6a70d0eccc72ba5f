import type L from 'leaflet'
import { arbiter } from '../gesture/arbiter'

/**
 * How a map handles gestures, with the terms of Google Maps. `cooperative` is for a page that scrolls: one finger or the wheel
 * alone scrolls the page, two fingers move the map, and the wheel zooms the map only while Ctrl or ⌘ is held. `greedy` is for a
 * map that fills the page.
 */
export type GestureHandling = 'cooperative' | 'greedy'

/** A hint for the user: how to move the map with two fingers, or how to zoom it with the wheel. */
export type MapHint = 'fingers' | 'wheel'

/**
 * Names of page gestures that are blocked while a mouse or pen presses the map, and from the touch of a second finger until all
 * fingers have been lifted. `menu` opens a menu, and `pull` moves the content of a page down beyond its top.
 */
const BLOCKED_GESTURES = ['swipe-back', 'menu', 'pull']
/** Distance that a single finger moves sideways before the hint to use two fingers is shown, px. */
const HINT_DISTANCE_PX = 24

/** Returns whether the page cannot scroll further in the wheel's direction; true without a scroller. Positive `delta` is down. */
const cannotScrollFurther = (surface: HTMLElement, delta: number): boolean => {
  const scroller = surface.closest('[data-content]')
  if (!scroller) return true
  const { scrollTop, clientHeight, scrollHeight } = scroller
  return delta < 0 ? scrollTop <= 0 : scrollTop + clientHeight >= scrollHeight - 1
}

/**
 * Connects the gestures of a Leaflet map with those of the page.
 * @param surface the element that contains the map and handles events before the map does
 * @param onHint called when a hint should be shown
 * @returns a function that removes the connection
 */
export const connectMapGestures = (
  map: L.Map,
  surface: HTMLElement,
  gestureHandling: GestureHandling,
  onHint: (kind: MapHint) => void,
): (() => void) => {
  const isCooperative = gestureHandling === 'cooperative'
  const pageGestureBlocker = arbiter.createBlocker(BLOCKED_GESTURES)
  const fingerStartX = new Map<number, number>()
  const controller = new AbortController()
  const listenerOptions = { capture: true, passive: true, signal: controller.signal }

  /**
   * Blocks the gestures of the page. Unblocks first, because the blocker counts calls, and `onPointerUp` unblocks only once,
   * after all fingers have been lifted.
   */
  const blockPageGestures = () => {
    pageGestureBlocker.unblock()
    pageGestureBlocker.block()
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') {
      fingerStartX.set(event.pointerId, event.clientX)
      if (isCooperative) map.dragging.disable()
      if (fingerStartX.size > 1) blockPageGestures()
    } else {
      map.dragging.enable()
      blockPageGestures()
    }
  }
  const onPointerMove = (event: PointerEvent) => {
    const startX = fingerStartX.get(event.pointerId)
    if (!isCooperative || startX === undefined || fingerStartX.size > 1) return
    if (Math.abs(event.clientX - startX) > HINT_DISTANCE_PX) onHint('fingers')
  }
  const onPointerUp = (event: PointerEvent) => {
    fingerStartX.delete(event.pointerId)
    if (fingerStartX.size > 0) return
    pageGestureBlocker.unblock()
    if (!isCooperative) map.dragging.enable()
  }
  const onWheel = (event: WheelEvent) => {
    if (!isCooperative || event.ctrlKey || event.metaKey) return
    event.stopPropagation()
    if (cannotScrollFurther(surface, event.deltaY)) onHint('wheel')
  }
  // When a gesture of the page captures the pointer, the map must not move.
  const unsubscribe = arbiter.subscribe(() => map.dragging.disable())

  surface.addEventListener('pointerdown', onPointerDown, listenerOptions)
  surface.addEventListener('pointermove', onPointerMove, listenerOptions)
  surface.addEventListener('wheel', onWheel, listenerOptions)
  for (const eventType of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(eventType, onPointerUp, listenerOptions)
  return () => {
    controller.abort()
    unsubscribe()
    pageGestureBlocker.unblock()
  }
}
