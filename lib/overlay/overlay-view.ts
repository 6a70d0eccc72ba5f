import type { OverlayState } from './machine'
import type { OverlayMotion, OverlayParts } from './motion'
import type { DismissOptions } from './overlay'
import type { ModalEvents, OptionsOf, OverlayKind, OverlayReason } from './types'

/** What the view of one overlay receives. A new object after every change. */
export interface OverlayView<K extends OverlayKind = OverlayKind> {
  readonly id: string
  readonly kind: K
  readonly options: OptionsOf[K]
  readonly state: OverlayState
  readonly z: number
  /** Called by the view when its elements are in the DOM, and with null when they have been removed. */
  attach(parts: OverlayParts | null): void
  /** Called by a view that moves its elements itself, in place of the driver, such as a sheet or a card. */
  setAnimator(animator: OverlayAnimator | undefined): void
  /** Whether the page below is visible and usable, as below a low sheet. Set by the view. */
  readonly passive: boolean
  setPassive(passive: boolean): void
  /** Emits an event that only the view can detect. */
  emit<E extends keyof ModalEvents>(event: E, detail: ModalEvents[E]): void
  /** Whether the overlay may close. Does not close it. */
  mayDismiss(data: unknown, role: string | undefined, reason: OverlayReason): boolean | Promise<boolean>
  /** Must be called if the view does not exist or no longer exists, so that nothing waits for it. */
  abandon(): void
  dismiss(data?: unknown, role?: string, how?: DismissOptions): Promise<boolean>
  /** A tap outside, Escape, or Back: dismisses it with role 'backdrop' if its options allow that. */
  requestClose(reason: OverlayReason): Promise<boolean>
}

/** Animates the elements of overlays. */
export interface OverlayDriver {
  enter(view: OverlayView, parts: OverlayParts): OverlayMotion
  leave(view: OverlayView, parts: OverlayParts): OverlayMotion
}

/** Animates the elements of one overlay in place of the driver. */
export interface OverlayAnimator {
  enter(): OverlayMotion
  leave(): OverlayMotion
  /** The current breakpoint of a sheet. */
  breakpoint?(): number
  setBreakpoint?(breakpoint: number): Promise<void>
}

/** Moves focus. The methods are called in the order of events. */
export interface OverlayFocus {
  /** The overlay is in the DOM, and its enter animation is about to start. */
  afterMount(view: OverlayView, parts: OverlayParts): void
  /** Its leave animation has ended, and it is about to be removed from the DOM. */
  beforeUnmount(view: OverlayView, parts: OverlayParts): void
}
