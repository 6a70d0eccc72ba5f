import type L from 'leaflet'
import { arbiter } from '../gesture/arbiter'

/**
 * How a map handles gestures, with the terms of Google Maps. `cooperative` is for a page that scrolls: one finger or the wheel alone
 * scrolls the page, and two fingers move the map, or Ctrl or ⌘ with the wheel zooms it. `greedy` is for a map that fills the page.
 */
export type MapGestures = 'cooperative' | 'greedy'

/** A hint for the user: how to move the map with two fingers, or how to zoom it with the wheel. */
export type MapHint = 'fingers' | 'wheel'

/** Page gestures that are blocked while a mouse or pen presses the map, or two fingers touch it. */
const BLOCKED_GESTURES = ['swipe-back', 'menu', 'pull']
/** Horizontal distance of one finger after which the hint is shown, px. */
const HINT_DISTANCE = 24

/** Whether the page cannot scroll further in the direction of the wheel. A positive `delta` scrolls down. */
const isAtEnd = (surface: HTMLElement, delta: number): boolean => {
  const scroller = surface.closest('[data-content]')
  if (!scroller) return true
  const { scrollTop, clientHeight, scrollHeight } = scroller
  return delta < 0 ? scrollTop <= 0 : scrollTop + clientHeight >= scrollHeight - 1
}

/**
 * Connects the gestures of a Leaflet map with those of the page.
 * @param surface the element that contains the map and handles events before the map does
 * @param hint called when a hint should be shown
 * @returns a function that removes the connection
 */
export const mapGestures = (
  map: L.Map,
  surface: HTMLElement,
  gestures: MapGestures,
  hint: (kind: MapHint) => void,
): (() => void) => {
  const cooperative = gestures === 'cooperative'
  const others = arbiter.blocker(BLOCKED_GESTURES)
  const fingers = new Map<number, number>()
  const listening = new AbortController()
  const early = { capture: true, passive: true, signal: listening.signal }

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch') {
      fingers.set(event.pointerId, event.clientX)
      if (cooperative) map.dragging.disable()
      if (fingers.size > 1) others.on()
    } else {
      map.dragging.enable()
      others.on()
    }
  }
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId)
    if (!cooperative || from === undefined || fingers.size > 1) return
    if (Math.abs(event.clientX - from) > HINT_DISTANCE) hint('fingers')
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (fingers.size > 0) return
    others.off()
    if (!cooperative) map.dragging.enable()
  }
  const wheel = (event: WheelEvent) => {
    if (!cooperative || event.ctrlKey || event.metaKey) return
    event.stopPropagation()
    if (isAtEnd(surface, event.deltaY)) hint('wheel')
  }
  // When a gesture of the page captures the pointer, the map must not move.
  const release = arbiter.subscribe(() => map.dragging.disable())

  surface.addEventListener('pointerdown', down, early)
  surface.addEventListener('pointermove', move, early)
  surface.addEventListener('wheel', wheel, early)
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, up, early)
  return () => {
    listening.abort()
    release()
    others.off()
  }
}
