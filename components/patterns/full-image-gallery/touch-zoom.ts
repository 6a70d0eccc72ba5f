import { clampZoom, doubleTap, WHOLE, type Zoom, zoomAt, zoomStyle } from './zoom'

/** Largest time (ms) and distance (px) between the two taps of a double tap. */
const DOUBLE_TAP = { time: 300, distance: 30 }
/** A press whose pointer moves this distance or farther is not a tap, px. */
const TAP_SLOP = 8

/** Controls the zoom of a photo. */
export type TouchZoom = {
  readonly zoomed: boolean
  /** Multiplies the scale around the center of the box, for the keyboard. */
  zoomBy(factor: number): void
  /** Resets the zoom, so that the whole photo is visible. */
  reset(): void
  destroy(): void
}

/**
 * Lets the user zoom a photo with a pinch, a double tap, and Ctrl + wheel (which browsers also send for a pinch on a trackpad), and drag
 * a zoomed photo.
 * @param box the element that receives the pointer events; needs `touch-action: none`
 * @param photo the element in the center of the box; has `data-held` while the user drags or pinches it
 * @param onZoom called with true when the photo becomes larger than its box, and with false when the whole photo fits again
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
  let traveled = 0
  let lastTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  /** Returns the position of an event, px of the frame from the center of the box. The frame may be scaled down. */
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
    // Forces a layout, so that the transition starts at the current position.
    void photo.offsetWidth
    const size = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight })
    show(clampZoom(next, size(box), size(photo)))
  }
  const hold = () => {
    const [a, b = a] = [...fingers.values()]
    if (!a || !b) return
    grip = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) }
    from = zoom
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.size === 2) return
    if (fingers.size === 0) traveled = 0
    fingers.set(event.pointerId, inBox(event))
    hold()
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = inBox(event)
    traveled += Math.hypot(now.x - before.x, now.y - before.y)
    fingers.set(event.pointerId, now)
    const [a, b] = [...fingers.values()]
    if (!a || (!b && !zoomed)) return
    if (!photo.hasAttribute('data-held')) {
      photo.dataset.held = ''
      // The start of the drag is set again, so that the photo does not jump by the distance of the first movement.
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
    const tapped = event.type === 'pointerup' && traveled < TAP_SLOP
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
    zoomBy: (factor) => settle(zoomAt(zoom, zoom.scale * factor, { x: 0, y: 0 })),
    reset: () => settle(WHOLE),
    destroy() {
      alive.abort()
      delete photo.dataset.held
      show(WHOLE)
    },
  }
}
