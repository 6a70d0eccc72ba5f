/** Constants of a sliding row and its buttons. Distances are in px, speeds in px/ms. */
export const SLIDING = {
  /** Gesture priority; the swipe back (101) has precedence. */
  priority: 100,
  threshold: 5,
  /** Fraction of the movement beyond the buttons that the row follows. */
  overDrag: 0.55,
  /** A release this far beyond the buttons runs the outermost one. */
  fullSwipe: 30,
  /** A release faster than this opens or closes the row at any distance. */
  flick: 0.3,
  /** Width of the strip at the start edge of the frame that is reserved for the swipe back. */
  edge: 15,
} as const

/**
 * Offset of a row during a swipe: that of the finger, with resistance beyond the buttons, and never to the other side.
 * @param wanted offset of the finger
 * @param width width of the buttons
 */
export const shownAt = (wanted: number, width: number): number =>
  wanted > width ? width + (wanted - width) * SLIDING.overDrag : Math.max(0, wanted)

/** Whether a release runs the outermost button. */
export const isFull = (shown: number, width: number): boolean => shown > width + SLIDING.fullSwipe

/**
 * Whether a row remains open after a release.
 * @param shown offset of the row
 * @param velocity velocity of the finger, positive while the row opens
 * @param width width of the buttons
 */
export const staysOpen = (shown: number, velocity: number, width: number): boolean =>
  Math.abs(velocity) > SLIDING.flick ? velocity > 0 : shown >= width / 2
