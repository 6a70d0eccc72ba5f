import { clampZoom, NOT_ZOOMED, type Zoom, zoomAfterDoubleTap, zoomAt, zoomTransform } from './zoom'

/** The two taps of a double tap are less than this time (ms) and this distance (px) apart. */
const DOUBLE_TAP_LIMITS = { intervalMs: 300, distancePx: 30 }
/** A press is a tap only if the movements of its pointers add up to less than this distance, px. */
const TAP_SLOP_PX = 8

/** Controls the zoom of a photo. */
export type TouchZoom = {
  readonly isZoomed: boolean
  /** Multiplies the scale by a factor, within the limits, around the center of the box. For the keyboard. */
  zoomBy(factor: number): void
  /** Resets the zoom, so that the whole photo is visible. */
  reset(): void
  destroy(): void
}

/**
 * Lets the user drag a zoomed photo, and zoom a photo with a pinch, a double tap, or Ctrl + wheel (which most browsers also send
 * for a pinch on a trackpad).
 * @param box the element that receives the pointer events; needs `touch-action: none`
 * @param photo the element in the center of the box; has `data-held` while the user drags or pinches it
 * @param onZoomedChange called with true when the scale rises above 1, and with false when it is no longer above 1
 */
export const createTouchZoom = (
  box: HTMLElement,
  photo: HTMLElement,
  onZoomedChange: (isZoomed: boolean) => void,
): TouchZoom => {
  const pointers = new Map<number, { x: number; y: number }>()
  const abortController = new AbortController()
  let zoom = NOT_ZOOMED
  let isZoomed = false
  let startZoom = zoom
  let gestureStart = { x: 0, y: 0, pointerDistance: 0 }
  let traveledDistance = 0
  let lastTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

  /** Returns the position of an event relative to the center of the box, in px of the frame, which may be scaled down. */
  const pointFromCenter = ({ clientX, clientY }: MouseEvent) => {
    const rect = box.getBoundingClientRect()
    const scale = rect.width / box.offsetWidth || 1
    return {
      x: (clientX - rect.left - rect.width / 2) / scale,
      y: (clientY - rect.top - rect.height / 2) / scale,
    }
  }
  const applyZoom = (newZoom: Zoom) => {
    zoom = newZoom
    photo.style.transform = newZoom === NOT_ZOOMED ? '' : zoomTransform(newZoom)
    if (isZoomed === newZoom.scale > 1) return
    isZoomed = newZoom.scale > 1
    onZoomedChange(isZoomed)
  }
  const clampAndApply = (newZoom: Zoom) => {
    delete photo.dataset.held
    // Forces a layout, so that the transition starts at the current position.
    void photo.offsetWidth
    const getSize = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight })
    applyZoom(clampZoom(newZoom, getSize(box), getSize(photo)))
  }
  const updateGestureStart = () => {
    const [a, b = a] = [...pointers.values()]
    if (!a || !b) return
    gestureStart = {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      pointerDistance: Math.hypot(a.x - b.x, a.y - b.y),
    }
    startZoom = zoom
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || pointers.size === 2) return
    if (pointers.size === 0) traveledDistance = 0
    pointers.set(event.pointerId, pointFromCenter(event))
    updateGestureStart()
  }
  const onPointerMove = (event: PointerEvent) => {
    const previousPoint = pointers.get(event.pointerId)
    if (!previousPoint) return
    const point = pointFromCenter(event)
    traveledDistance += Math.hypot(point.x - previousPoint.x, point.y - previousPoint.y)
    pointers.set(event.pointerId, point)
    const [a, b] = [...pointers.values()]
    if (!a || (!b && !isZoomed)) return
    if (!photo.hasAttribute('data-held')) {
      photo.dataset.held = ''
      // The start of the gesture is set again, so that the photo does not jump by the distance of the first movement.
      updateGestureStart()
    }
    const center = b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a
    const pointerDistance = b ? Math.hypot(a.x - b.x, a.y - b.y) : gestureStart.pointerDistance
    const pannedZoom = {
      ...startZoom,
      x: startZoom.x + center.x - gestureStart.x,
      y: startZoom.y + center.y - gestureStart.y,
    }
    applyZoom(
      b && gestureStart.pointerDistance > 0
        ? zoomAt(pannedZoom, startZoom.scale * (pointerDistance / gestureStart.pointerDistance), center)
        : pannedZoom,
    )
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size > 0) return updateGestureStart()
    const point = pointFromCenter(event)
    const isTap = event.type === 'pointerup' && traveledDistance < TAP_SLOP_PX
    if (!isTap) return photo.hasAttribute('data-held') ? clampAndApply(zoom) : undefined
    const isDoubleTap =
      event.timeStamp - lastTap.time < DOUBLE_TAP_LIMITS.intervalMs &&
      Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < DOUBLE_TAP_LIMITS.distancePx
    lastTap = isDoubleTap
      ? { ...lastTap, time: Number.NEGATIVE_INFINITY }
      : { time: event.timeStamp, ...point }
    clampAndApply(isDoubleTap ? zoomAfterDoubleTap(zoom, point) : zoom)
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    clampAndApply(zoomAt(zoom, zoom.scale * Math.exp(-event.deltaY / 100), pointFromCenter(event)))
  }

  const { signal } = abortController
  box.addEventListener('pointerdown', onPointerDown, { signal })
  box.addEventListener('wheel', onWheel, { signal, passive: false })
  window.addEventListener('pointermove', onPointerMove, { signal })
  window.addEventListener('pointerup', onPointerUp, { signal })
  window.addEventListener('pointercancel', onPointerUp, { signal })

  return {
    get isZoomed() {
      return isZoomed
    },
    zoomBy: (factor) => clampAndApply(zoomAt(zoom, zoom.scale * factor, { x: 0, y: 0 })),
    reset: () => clampAndApply(NOT_ZOOMED),
    destroy() {
      abortController.abort()
      delete photo.dataset.held
      applyZoom(NOT_ZOOMED)
    },
  }
}
