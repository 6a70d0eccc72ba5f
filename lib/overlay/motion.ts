/** A running animation of an overlay, however many elements it moves. */
export interface OverlayMotion {
  /** Resolves at the end: of the way there, or of the way back after `reverse()`. Never rejects. */
  readonly finished: Promise<void>
  /** Turns round at the current position. */
  reverse(): void
  /** Ends at once. */
  skip(): void
}

/** One that can also be stopped on its way, because something else goes on from there. */
export interface PlayedMotion extends OverlayMotion {
  /** Stops where it is and leaves the styles of that moment; it is then finished. */
  halt(): void
}

/** The elements of one overlay that move. */
export interface OverlayParts {
  /** The layer of the overlay: backdrop and wrapper are inside. */
  root: HTMLElement
  /** What is presented: the card, the sheet, the banner. The element with the dialog's role is here or within. */
  wrapper: HTMLElement
  backdrop?: HTMLElement | null
}

/** A motion that is over before it begins: `animated: false`, role 'gesture', an overlay without elements. */
export const still: OverlayMotion = { finished: Promise.resolve(), reverse() {}, skip() {} }
