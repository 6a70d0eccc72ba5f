/** Constants of a sliding row and its buttons. Distances are in px, speeds in px/ms. */
export const SLIDING_ROW_CONSTANTS = {
  /** Gesture priority; the swipe back (101) has precedence. */
  priority: 100,
  /** Movement at which a swipe starts. */
  threshold: 5,
  /** Beyond the width of the buttons, the row moves by this fraction of the finger’s movement. */
  overscrollRatio: 0.55,
  /** A row that is released farther than this beyond the width of the buttons is removed. */
  fullSwipeDistance: 30,
  /** A release at a higher speed opens or closes the row at any offset, except after a full swipe. */
  flickSpeed: 0.3,
  /** Width of the area at the start edge of the frame that is reserved for other swipes: Back and the side menu. */
  edgeWidth: 15,
} as const

/**
 * Returns the offset of a row during a swipe. The row follows the finger, but moves less beyond the width of the buttons. The
 * offset is never negative.
 * @param fingerOffset offset at which the row would be if it followed the finger exactly, px
 * @param buttonsWidth width of all buttons together, px
 */
export const rowOffset = (fingerOffset: number, buttonsWidth: number): number =>
  fingerOffset > buttonsWidth
    ? buttonsWidth + (fingerOffset - buttonsWidth) * SLIDING_ROW_CONSTANTS.overscrollRatio
    : Math.max(0, fingerOffset)

/** Returns whether a release at this offset removes the row. @param buttonsWidth width of all buttons together, px */
export const isFullSwipe = (offset: number, buttonsWidth: number): boolean =>
  offset > buttonsWidth + SLIDING_ROW_CONSTANTS.fullSwipeDistance

/**
 * Returns whether a row is open after a release: after a flick, if the finger moved in the opening direction; after a slower
 * release, if the row was open by at least half of the width of the buttons.
 * @param offset offset of the row, px
 * @param velocity velocity of the finger, px/ms, positive while the row opens
 * @param buttonsWidth width of all buttons together, px
 */
export const isOpenAfterRelease = (offset: number, velocity: number, buttonsWidth: number): boolean =>
  Math.abs(velocity) > SLIDING_ROW_CONSTANTS.flickSpeed ? velocity > 0 : offset >= buttonsWidth / 2
