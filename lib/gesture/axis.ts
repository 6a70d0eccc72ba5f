import type { Dir } from '../frame/state'

/** Converts client coordinates to distances along the reading direction. */
export type InlineAxis = {
  /** 1 for left to right, −1 for right to left. */
  sign: 1 | -1
  /** Converts a distance to the right into a distance toward the end side, or the other way around. The unit does not change. */
  mirrorInRtl(dx: number): number
  /**
   * Returns the distance of a point from the start edge of a box, px.
   * @param x clientX of the point, px
   * @param box the box in client coordinates
   */
  distanceFromStart(x: number, box: { left: number; right: number }): number
}

/**
 * Returns the horizontal axis of a direction.
 * @param direction `ltr` or `rtl`
 */
export const createAxis = (direction: Dir): InlineAxis => {
  const sign = direction === 'rtl' ? -1 : 1
  return {
    sign,
    mirrorInRtl: (dx) => dx * sign,
    distanceFromStart: (x, box) => (sign === 1 ? x - box.left : box.right - x),
  }
}

/**
 * Returns the horizontal axis of an element, from the nearest `dir` attribute.
 * @param element any element; its layout is not measured
 */
export const axisOf = (element: Element): InlineAxis =>
  createAxis(element.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr')
