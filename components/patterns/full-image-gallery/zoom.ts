/** How much larger a photo is shown, and how far its middle has moved from the middle of its box, px. */
export type Zoom = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** A photo that fits its box. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
/** Largest size. */
const MAX_SCALE = 4
/** What a double tap zooms to. */
const DOUBLE_TAP_SCALE = 2.5
/** Beyond its limits a pinch has only this much effect. */
const OVERZOOM_RESISTANCE = 0.35

/** Between whole and largest; beyond that the photo gives way a little, as long as it is held. */
const withResistance = (scale: number): number => {
  if (scale < 1) return 1 - (1 - scale) * OVERZOOM_RESISTANCE
  return scale > MAX_SCALE ? MAX_SCALE + (scale - MAX_SCALE) * OVERZOOM_RESISTANCE : scale
}

/**
 * Another size, while what is under a point stays there.
 * @param scale wanted
 * @param at the point, px from the middle of the box
 */
export const zoomAt = (zoom: Zoom, scale: number, at: Point): Zoom => {
  const next = withResistance(scale)
  const ratio = next / zoom.scale
  return { scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }
}

/**
 * The nearest zoom at which the photo may stay: neither too small nor too large, and no gap on a side where there is
 * more of it.
 * @param box what it is seen through
 * @param photo at scale 1
 */
export const atRest = (zoom: Zoom, box: Size, photo: Size): Zoom => {
  const scale = Math.min(MAX_SCALE, Math.max(1, zoom.scale))
  if (scale === 1) return WHOLE
  // A photo drawn too large shrinks around the middle of the box.
  const ratio = scale / zoom.scale
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value * ratio)) || 0
  return {
    scale,
    x: within(zoom.x, Math.max(0, (photo.width * scale - box.width) / 2)),
    y: within(zoom.y, Math.max(0, (photo.height * scale - box.height) / 2)),
  }
}

/** What a double tap does: closer to the point, or back to the whole. */
export const doubleTap = (zoom: Zoom, at: Point): Zoom =>
  zoom.scale > 1 ? WHOLE : zoomAt(zoom, DOUBLE_TAP_SCALE, at)

/** A zoom as a CSS transform. */
export const zoomStyle = ({ scale, x, y }: Zoom): string => `translate(${x}px, ${y}px) scale(${scale})`
