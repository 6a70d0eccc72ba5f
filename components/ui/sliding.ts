/** Constants of a sliding row and its buttons. Distances are in px, speeds in px/ms. */
export const SLIDING = {
  /** Gesture priority; the swipe back (101) has precedence. */
  priority: 100,
  /** Movement at which a swipe starts. */
  threshold: 5,
  /** Beyond the width of the buttons, the row moves by this fraction of the finger’s movement. */
  overDrag: 0.55,
  /** If a row is released this far beyond the width of the buttons, the outermost button runs. */
  fullSwipe: 30,
  /** A release at a higher speed opens or closes the row, whatever its offset is. */
  flick: 0.3,
  /** Width of the strip at the start edge of the frame that is reserved for the swipe back. */
  edge: 15,
} as const

/**
 * Returns the offset of a row during a swipe. The row follows the finger, but moves less beyond the width of the buttons, and never
 * moves toward the other side.
 * @param wanted offset at which the row would be if it followed the finger exactly, px
 * @param width width of all buttons together, px
 */
export const shownAt = (wanted: number, width: number): number =>
  wanted > width ? width + (wanted - width) * SLIDING.overDrag : Math.max(0, wanted)

/** Returns whether a release at this offset runs the outermost button. @param width width of all buttons together, px */
export const isFull = (shown: number, width: number): boolean => shown > width + SLIDING.fullSwipe

/**
 * Returns whether a row stays open after a release.
 * @param shown offset of the row, px
 * @param velocity velocity of the finger, px/ms, positive while the row opens
 * @param width width of all buttons together, px
 */
export const staysOpen = (shown: number, velocity: number, width: number): boolean =>
  Math.abs(velocity) > SLIDING.flick ? velocity > 0 : shown >= width / 2
