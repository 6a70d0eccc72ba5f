/** Scale of the page or card behind a card. */
const BACKGROUND_SCALE = 0.915
/** Distance that a card moves up under another one, px. */
const STACKED_OFFSET = 10
/**
 * Frame width, px. At this width and above, the page does not move, only a card under a card moves back, and tapping next to
 * the card closes it.
 */
export const WINDOW_BREAKPOINT = 768
/** A release beyond this fraction of the height, with the velocity added, closes the card. */
const DISMISS_THRESHOLD = 0.5
/**
 * If `canDismiss` may refuse, a drag moves the card against resistance, up to this fraction of its height. A release beyond
 * a quarter of that fraction calls `canDismiss`.
 */
const MAX_RESISTED_PULL = 0.2
const ASK_THRESHOLD = MAX_RESISTED_PULL / 4

/** Maximum and minimum duration of the movement after a release, ms. */
const MAX_DURATION = 500
const MIN_DURATION = 400

/**
 * Position of a card during a drag.
 * @param distance fraction of its height, down is positive
 * @param mustAsk whether `canDismiss` may refuse to close it
 * @returns fraction of its height below its open position
 */
export function dragOffset(distance: number, mustAsk: boolean): number {
  if (distance <= 0) return 0
  return mustAsk ? MAX_RESISTED_PULL * (1 - Math.exp(-distance / MAX_RESISTED_PULL)) : Math.min(1, distance)
}

/**
 * Whether a release closes the card, or with `mustAsk`, calls `canDismiss`.
 * @param deltaY distance of the drag, px; down is positive
 * @param velocityY px/ms
 * @param height of the card, px
 */
export function shouldDismiss(deltaY: number, velocityY: number, height: number, mustAsk: boolean): boolean {
  return mustAsk
    ? dragOffset(deltaY / height, true) > ASK_THRESHOLD
    : (deltaY + velocityY * 1000) / height >= DISMISS_THRESHOLD
}

/** Duration of the remaining movement, ms. @param distance px @param velocityY px/ms */
export const remainingDuration = (distance: number, velocityY: number): number =>
  Math.max(MIN_DURATION, Math.min(MAX_DURATION, distance / Math.abs(velocityY * 1.1) || MAX_DURATION))

/**
 * Transform of the element behind: the page is moved down so that its top edge is visible, and another card is moved
 * up. @param position 0–1 of the card above
 */
export function backgroundTransform(position: number, stacked: boolean): string {
  const scale = 1 - (1 - BACKGROUND_SCALE) * position
  const down = stacked
    ? `${-STACKED_OFFSET * position}px`
    : `calc(max(30px, var(--safe-top, 0px)) * ${position})`
  return `translateY(${down}) scale(${scale})`
}
