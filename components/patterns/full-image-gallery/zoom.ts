/** Scale of a photo, and the offset of its center from the center of its box, px. */
export type Zoom = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** The zoom at which the whole photo fits into its box. */
export const NOT_ZOOMED: Zoom = { scale: 1, x: 0, y: 0 }
/** Largest scale of a photo. During a pinch, the scale can be larger. */
const MAX_SCALE = 4
/** Scale after a double tap that zooms in. */
const DOUBLE_TAP_SCALE = 2.5
/** Fraction of a scale change that takes effect below 1 and above MAX_SCALE. */
const OVERZOOM_FACTOR = 0.35

/** Adds resistance to a scale below 1 or above MAX_SCALE, so that a pinch beyond these limits has less effect. */
const withResistance = (scale: number): number => {
  if (scale < 1) return 1 - (1 - scale) * OVERZOOM_FACTOR
  return scale > MAX_SCALE ? MAX_SCALE + (scale - MAX_SCALE) * OVERZOOM_FACTOR : scale
}

/**
 * Returns a zoom with a new scale, at which one point of the photo keeps its position.
 * @param scale requested scale; has less effect below 1 and above MAX_SCALE
 * @param point the point that keeps its position, px from the center of the box
 */
export const zoomAt = (zoom: Zoom, scale: number, point: Point): Zoom => {
  const newScale = withResistance(scale)
  const ratio = newScale / zoom.scale
  return { scale: newScale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
}

/**
 * Returns the nearest zoom within the limits: the scale is 1 to MAX_SCALE. On each axis, a photo that is larger than its box
 * leaves no gap at the edges of the box, and a photo that fits is centered.
 * @param box size of the visible area, px
 * @param photo size of the photo at scale 1, px
 */
export const clampZoom = (zoom: Zoom, box: Size, photo: Size): Zoom => {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale))
  if (scale === 1) return NOT_ZOOMED
  // A photo above the maximum scale shrinks around the center of the box.
  const ratio = scale / zoom.scale
  const clampOffset = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value * ratio)) || 0
  return {
    scale,
    x: clampOffset(zoom.x, Math.max(0, (photo.width * scale - box.width) / 2)),
    y: clampOffset(zoom.y, Math.max(0, (photo.height * scale - box.height) / 2)),
  }
}

/**
 * Returns the zoom after a double tap: zooms in on the point, or resets the zoom if the photo is zoomed.
 * @param point the point, px from the center of the box
 */
export const zoomAfterDoubleTap = (zoom: Zoom, point: Point): Zoom =>
  zoom.scale > 1 ? NOT_ZOOMED : zoomAt(zoom, DOUBLE_TAP_SCALE, point)

/** Converts a zoom to a CSS transform. */
export const zoomTransform = ({ scale, x, y }: Zoom): string => `translate(${x}px, ${y}px) scale(${scale})`
