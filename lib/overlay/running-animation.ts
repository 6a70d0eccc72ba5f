/** A running animation of an overlay. It may move several elements. */
export interface RunningAnimation {
  /** Resolves when the animation has ended: at its end, or at its start after `reverse()`. Never rejects. */
  readonly finished: Promise<void>
  /** Reverses the direction at the current position. */
  reverse(): void
  /** Completes the animation at once. */
  skip(): void
}

/** An animation that can also be stopped midway, so that another animation or a drag can continue from there. */
export interface StoppableAnimation extends RunningAnimation {
  /** Stops at the current position, keeps the current styles, and resolves `finished`. */
  stop(): void
}

/** The main elements of one overlay. Animations and the focus manager use them. */
export interface OverlayElements {
  /** The layer of the overlay. It contains the backdrop and the surface. */
  root: HTMLElement
  /** The visible surface, such as the dialog, the sheet, or the toast. Its ARIA role is on this element or inside it. */
  surface: HTMLElement
  backdrop?: HTMLElement | null
}

/** An animation that has already ended, such as that of an overlay with `animated: false`. */
export const noAnimation: RunningAnimation = { finished: Promise.resolve(), reverse() {}, skip() {} }
