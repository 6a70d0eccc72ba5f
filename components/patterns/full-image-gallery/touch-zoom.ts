import { atRest, doubleTap, WHOLE, type Zoom, zoomAt, zoomStyle } from './zoom'

/** Two taps this close in time (ms) and place (px) are one double tap. */
const DOUBLE_TAP = { time: 300, distance: 30 }
/** A pointer that moved further than this did not tap, px. */
const TAP_SLOP = 8

/** The fingers on a photo. */
export type TouchZoom = {
  readonly zoomed: boolean
  /** Larger or smaller around the middle: the keyboard's way. */
  by(factor: number): void
  /** Shows the whole photo again. */
  reset(): void
  destroy(): void
}

/**
 * Lets a photo be pinched, moved while it is larger than its box, and zoomed by double tap or Ctrl and wheel (which is
 * how a trackpad's pinch arrives).
 * @param box hears the pointers; needs `touch-action: none`
 * @param photo inside it, in its middle; carries `data-held` while fingers move it
 * @param onZoom told when the photo becomes larger than its box, or whole again
 */
export const createTouchZoom = (
  box: HTMLElement,
  photo: HTMLElement,
  onZoom: (zoomed: boolean) => void,
): TouchZoom => {
  const fingers = new Map<number, { x: number; y: number }>()
  const alive = new AbortController()
  let zoom = WHOLE
  let zoomed = false
  let from = zoom
  let grip = { x: 0, y: 0, spread: 0 }
  let travelled = 0
  let lastTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  /** From the screen to px from the middle of the box, also where the frame is shown smaller than it is. */
  const inBox = ({ clientX, clientY }: MouseEvent) => {
    const rect = box.getBoundingClientRect()
    const scale = rect.width / box.offsetWidth || 1
    return {
      x: (clientX - rect.left - rect.width / 2) / scale,
      y: (clientY - rect.top - rect.height / 2) / scale,
    }
  }
  const show = (next: Zoom) => {
    zoom = next
    photo.style.transform = next === WHOLE ? '' : zoomStyle(next)
    if (zoomed === next.scale > 1) return
    zoomed = next.scale > 1
    onZoom(zoomed)
  }
  const settle = (next: Zoom) => {
    delete photo.dataset.held
    void photo.offsetWidth
    const size = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight })
    show(atRest(next, size(box), size(photo)))
  }
  const hold = () => {
    const [a, b = a] = [...fingers.values()]
    if (!a || !b) return
    grip = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) }
    from = zoom
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.size === 2) return
    if (fingers.size === 0) travelled = 0
    fingers.set(event.pointerId, inBox(event))
    hold()
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = inBox(event)
    travelled += Math.hypot(now.x - before.x, now.y - before.y)
    fingers.set(event.pointerId, now)
    const [a, b] = [...fingers.values()]
    if (!a || (!b && !zoomed)) return
    if (!photo.hasAttribute('data-held')) {
      photo.dataset.held = ''
      // From here on, so that nothing jumps by what was needed to tell a movement from a tap.
      hold()
    }
    const middle = b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a
    const spread = b ? Math.hypot(a.x - b.x, a.y - b.y) : grip.spread
    const moved = { ...from, x: from.x + middle.x - grip.x, y: from.y + middle.y - grip.y }
    show(b && grip.spread > 0 ? zoomAt(moved, from.scale * (spread / grip.spread), middle) : moved)
  }
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size > 0) return hold()
    const at = inBox(event)
    const tapped = event.type === 'pointerup' && travelled < TAP_SLOP
    if (!tapped) return photo.hasAttribute('data-held') ? settle(zoom) : undefined
    const twice =
      event.timeStamp - lastTap.time < DOUBLE_TAP.time &&
      Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < DOUBLE_TAP.distance
    lastTap = twice ? { ...lastTap, time: Number.NEGATIVE_INFINITY } : { time: event.timeStamp, ...at }
    settle(twice ? doubleTap(zoom, at) : zoom)
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    settle(zoomAt(zoom, zoom.scale * Math.exp(-event.deltaY / 100), inBox(event)))
  }

  const { signal } = alive
  box.addEventListener('pointerdown', onDown, { signal })
  box.addEventListener('wheel', onWheel, { signal, passive: false })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onUp, { signal })

  return {
    get zoomed() {
      return zoomed
    },
    by: (factor) => settle(zoomAt(zoom, zoom.scale * factor, { x: 0, y: 0 })),
    reset: () => settle(WHOLE),
    destroy() {
      alive.abort()
      delete photo.dataset.held
      show(WHOLE)
    },
  }
}
