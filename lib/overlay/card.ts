/** Scale of the page behind a card (engine.md 3). */
const BENEATH = 0.915
/** Distance that a card moves up under another one, px. */
const STACKED = 10
/**
 * Frame width from which the page does not move, only a card under a card moves back, and a tap beside the card closes
 * it, px.
 */
export const WIDE = 768
/** Share of the height, velocity included, from which a release closes. */
const AWAY = 0.5
/** A card that has to ask follows the finger up to this share of its height. It asks from a quarter of that share on. */
const FIRM = 0.2
const ASKED = FIRM / 4

/** Duration of the movement after a release, ms. */
const SLOWEST = 500
const QUICKEST = 400

/**
 * Position of a card during a drag.
 * @param by share of its height, down is positive
 * @param firm whether it has to ask before it closes
 * @returns share of its height below its open position
 */
export function pulled(by: number, firm: boolean): number {
  if (by <= 0) return 0
  return firm ? FIRM * (1 - Math.exp(-by / FIRM)) : Math.min(1, by)
}

/**
 * Whether a release closes the card, or asks whether it may close.
 * @param deltaY px
 * @param velocityY px/ms
 */
export function lets(deltaY: number, velocityY: number, height: number, firm: boolean): boolean {
  return firm ? pulled(deltaY / height, true) > ASKED : (deltaY + velocityY * 1000) / height >= AWAY
}

/** Duration of the remaining movement, ms. @param rest px @param velocityY px/ms */
export const restTime = (rest: number, velocityY: number): number =>
  Math.max(QUICKEST, Math.min(SLOWEST, rest / Math.abs(velocityY * 1.1) || SLOWEST))

/**
 * Transform of the element behind: the page, moved down to show its top edge, or another card, moved up. @param place
 * 0–1 of the card above
 */
export function beneathAt(place: number, stacked: boolean): string {
  const size = 1 - (1 - BENEATH) * place
  const down = stacked ? `${-STACKED * place}px` : `calc(max(30px, var(--safe-top, 0px)) * ${place})`
  return `translateY(${down}) scale(${size})`
}
