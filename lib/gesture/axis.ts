/** Which way text runs, and with it which side is the start. */
export type Direction = 'ltr' | 'rtl'

/** Maps screen coordinates to reading coordinates. The only place that knows of left and right. */
export type Axis = {
  /** 1 from left to right, −1 from right to left. */
  sign: 1 | -1
  /** A distance on the screen as a distance towards the end side, or back again, in the same unit. */
  along(dx: number): number
  /**
   * How far a point lies inside a box, counted from its start edge.
   * @param x clientX of the point, px
   * @param box the box in client coordinates
   */
  inset(x: number, box: { left: number; right: number }): number
}

/**
 * The horizontal axis of a direction.
 * @param direction `ltr` or `rtl`
 */
export const axis = (direction: Direction): Axis => {
  const sign = direction === 'rtl' ? -1 : 1
  return {
    sign,
    along: (dx) => dx * sign,
    inset: (x, box) => (sign === 1 ? x - box.left : box.right - x),
  }
}

/**
 * The axis that holds where an element stands: that of the nearest `dir` attribute.
 * @param element any element; nothing is measured
 */
export const axisOf = (element: Element): Axis =>
  axis(element.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr')
