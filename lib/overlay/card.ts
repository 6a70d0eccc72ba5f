/** Size of what lies beneath a card (engine.md 3). */
const BENEATH = 0.915
/** How far a card under another one moves up, px. */
const STACKED = 10
/** From this width of the frame on the page stays as it is, only a card under a card moves back, and a tap beside closes, px. */
export const WIDE = 768
/** Share of the height, speed included, from which letting go closes. */
const AWAY = 0.5
/** One that has to be asked comes along this far, share of its height, and is asked from a quarter of that on. */
const FIRM = 0.2
const ASKED = FIRM / 4

/** Time a card takes after it was let go, ms. */
const SLOWEST = 500
const QUICKEST = 400

/**
 * Where a card is while a finger pulls it.
 * @param by share of its height, down is positive
 * @param firm whether it has to be asked before it goes
 * @returns share of its height below its place
 */
export function pulled(by: number, firm: boolean): number {
  if (by <= 0) return 0
  return firm ? FIRM * (1 - Math.exp(-by / FIRM)) : Math.min(1, by)
}

/**
 * Whether letting go closes it, or asks whether it can be dismissed.
 * @param deltaY px
 * @param velocityY px/ms
 */
export function lets(deltaY: number, velocityY: number, height: number, firm: boolean): boolean {
  return firm ? pulled(deltaY / height, true) > ASKED : (deltaY + velocityY * 1000) / height >= AWAY
}

/** How long the rest of the way takes, ms. @param rest px @param velocityY px/ms */
export const restTime = (rest: number, velocityY: number): number =>
  Math.max(QUICKEST, Math.min(SLOWEST, rest / Math.abs(velocityY * 1.1) || SLOWEST))

/** What lies beneath: the page, moved down to show its top edge, or another card, moved up. @param place 0–1 of the card above */
export function beneathAt(place: number, stacked: boolean): string {
  const size = 1 - (1 - BENEATH) * place
  const down = stacked ? `${-STACKED * place}px` : `calc(max(30px, var(--safe-top, 0px)) * ${place})`
  return `translateY(${down}) scale(${size})`
}
