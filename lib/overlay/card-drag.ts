/** Scale of the page or card behind a card that is open. Source: Ionic's card. */
const BACKGROUND_SCALE = 0.915
/** Distance that a card moves up when another card opens in front of it, px. */
const STACKED_OFFSET_PX = 10
/**
 * Width of the frame, px, from which a card is a window in the middle of the frame: the page behind the card does not move, and a
 * tap next to the card can close it.
 */
export const WINDOW_BREAKPOINT_PX = 768
/**
 * A release closes the card if, after one more second at the same velocity, the card would be at least this fraction of its
 * height below its open position. Does not apply if `canDismiss` may refuse.
 */
const DISMISS_THRESHOLD = 0.5
/** If `canDismiss` may refuse, a drag moves the card against resistance, up to this fraction of its height. */
const MAX_RESISTED_PULL = 0.2
/** If `canDismiss` may refuse, a release beyond this fraction of the height calls it. */
const CHECK_CAN_DISMISS_THRESHOLD = MAX_RESISTED_PULL / 4

/** Maximum and minimum durations of the movement after a release, ms. */
const MAX_DURATION_MS = 500
const MIN_DURATION_MS = 400

/**
 * Returns how far a card is below its open position during a drag.
 * @param pullFraction distance of the drag as a fraction of the card's height; down is positive
 * @param mustCheckCanDismiss whether `canDismiss` may refuse to close the card
 * @returns distance of the card below its open position, as a fraction of its height
 */
export function dragOffsetFraction(pullFraction: number, mustCheckCanDismiss: boolean): number {
  if (pullFraction <= 0) return 0
  return mustCheckCanDismiss
    ? MAX_RESISTED_PULL * (1 - Math.exp(-pullFraction / MAX_RESISTED_PULL))
    : Math.min(1, pullFraction)
}

/**
 * Returns whether a release closes the card or, with `mustCheckCanDismiss`, whether it calls `canDismiss`.
 * @param pullDistance distance of the drag, px; down is positive
 * @param velocityY velocity of the finger, px/ms; down is positive
 * @param height height of the card, px
 * @param mustCheckCanDismiss whether `canDismiss` may refuse to close the card
 */
export function shouldDismiss(
  pullDistance: number,
  velocityY: number,
  height: number,
  mustCheckCanDismiss: boolean,
): boolean {
  return mustCheckCanDismiss
    ? dragOffsetFraction(pullDistance / height, true) > CHECK_CAN_DISMISS_THRESHOLD
    : (pullDistance + velocityY * 1000) / height >= DISMISS_THRESHOLD
}

/**
 * Returns the duration of the remaining movement after a release, ms: the time that the distance takes at 1.1 times the velocity
 * of the finger (as in Ionic), limited to the range from 400 to 500 ms.
 * @param distance remaining distance, px
 * @param velocityY velocity of the finger at the release, px/ms
 */
export const remainingDuration = (distance: number, velocityY: number): number =>
  Math.max(
    MIN_DURATION_MS,
    Math.min(MAX_DURATION_MS, distance / Math.abs(velocityY * 1.1) || MAX_DURATION_MS),
  )

/**
 * Returns the `transform` of the element behind a card. A page moves down so that its top edge is visible, and a card moves up.
 * @param position position of the card in front, from 0 (closed) to 1 (open)
 * @param isCardBehind whether the element behind is another card
 */
export function backgroundTransform(position: number, isCardBehind: boolean): string {
  const scale = 1 - (1 - BACKGROUND_SCALE) * position
  const offsetY = isCardBehind
    ? `${-STACKED_OFFSET_PX * position}px`
    : `calc(max(30px, var(--safe-top, 0px)) * ${position})`
  return `translateY(${offsetY}) scale(${scale})`
}
