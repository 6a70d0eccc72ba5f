/** Constants of a sliding row and its buttons: engine.md §3, item sliding. Distances in px, speeds in px/ms. */
export const SLIDING = {
  /** Against other gestures (engine.md §2.5): the swipe back (101) goes first. */
  priority: 100,
  threshold: 5,
  /** How much of a movement beyond the buttons the row follows. */
  overDrag: 0.55,
  /** This far beyond the buttons, letting go means the outermost of them. */
  fullSwipe: 30,
  /** A release faster than this decides whatever the distance. */
  flick: 0.3,
  /** A strip along the start edge of the frame that belongs to the swipe back. */
  edge: 15,
} as const

/**
 * How far a row stands open under the finger: as far as the finger went, beyond the buttons only part of it, and never
 * to the other side.
 * @param wanted where the finger would have it
 * @param width of the buttons
 */
export const shownAt = (wanted: number, width: number): number =>
  wanted > width ? width + (wanted - width) * SLIDING.overDrag : Math.max(0, wanted)

/** Whether a row is so far open that letting go does what the outermost button does. */
export const isFull = (shown: number, width: number): boolean => shown > width + SLIDING.fullSwipe

/**
 * Whether a row that is let go of stays open.
 * @param shown how far it is open
 * @param velocity of the finger, positive while it opens
 * @param width of the buttons
 */
export const staysOpen = (shown: number, velocity: number, width: number): boolean =>
  Math.abs(velocity) > SLIDING.flick ? velocity > 0 : shown >= width / 2
