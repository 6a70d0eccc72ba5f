/** A running animation of an overlay. It may move several elements. */
export interface OverlayMotion {
  /** Resolves at the end, or at the start after `reverse()`. Never rejects. */
  readonly finished: Promise<void>
  /** Reverses at the current position. */
  reverse(): void
  /** Ends at once. */
  skip(): void
}

/** An animation that can also be stopped midway, because another movement continues from there. */
export interface PlayedMotion extends OverlayMotion {
  /** Stops at the current position and keeps the current styles. It is then finished. */
  halt(): void
}

/** The elements of one overlay that move. */
export interface OverlayParts {
  /** The layer of the overlay. It contains backdrop and wrapper. */
  root: HTMLElement
  /** The visible dialog: the card, the sheet, or the toast. The element with the dialog's role is this one or inside it. */
  wrapper: HTMLElement
  backdrop?: HTMLElement | null
}

/** An animation that ends at once: `animated: false`, role 'gesture', or an overlay without elements. */
export const noAnimation: OverlayMotion = { finished: Promise.resolve(), reverse() {}, skip() {} }
