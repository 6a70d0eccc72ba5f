import type L from 'leaflet'
import { arbiter } from '../gesture/arbiter'

/**
 * How a map answers fingers and wheels, in Google's words: `cooperative` inside a page that scrolls (one finger and the
 * bare wheel scroll the page; two fingers, or Ctrl or ⌘ with the wheel, move the map), `greedy` where the map is the page.
 */
export type MapGestures = 'cooperative' | 'greedy'

/** What the map could not do for the reader the way it was asked. */
export type MapHint = 'fingers' | 'wheel'

/** Movements of the page that a hold on the map keeps from starting. */
const BLOCKED_GESTURES = ['swipe-back', 'menu', 'pull']
/** How far one finger goes sideways before it seems to mean the map, px. */
const HINT_DISTANCE = 24

/** Whether the page around cannot be scrolled any further, so that the wheel must have meant the map. */
const isAtEnd = (surface: HTMLElement, delta: number): boolean => {
  const scroller = surface.closest('[data-content]')
  if (!scroller) return true
  const { scrollTop, clientHeight, scrollHeight } = scroller
  return delta < 0 ? scrollTop <= 0 : scrollTop + clientHeight >= scrollHeight - 1
}

/**
 * Lets a Leaflet map live among the page's own gestures.
 * @param surface holds the map; hears everything before it
 * @param hint called when a reader should learn how the map is moved
 * @returns the way to stop
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
  // The page's own gesture has the finger: the map lets go of it.
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
