import type { OverlayState } from './machine'
import type { OverlayMotion, OverlayParts } from './motion'
import type { DismissOptions } from './overlay'
import type { ModalEvents, OptionsOf, OverlayKind, OverlayReason } from './types'

/** One overlay that is in the DOM or opening. A view renders it. */
export interface OverlayView<K extends OverlayKind = OverlayKind> {
  readonly id: string
  readonly kind: K
  readonly options: OptionsOf[K]
  readonly state: OverlayState
  readonly z: number
  /** Called by the view when its elements are in the DOM, and with null when they have been removed. */
  attach(parts: OverlayParts | null): void
  /** Called by a view that moves its elements itself, in place of the driver: a sheet, a card. */
  setAnimator(actor: OverlayAnimator | undefined): void
  /** Whether the page below is visible and usable: a low sheet. Set by the view. */
  readonly passive: boolean
  setPassive(passive: boolean): void
  /** Emits an event that only the view knows. */
  emit<E extends keyof ModalEvents>(event: E, detail: ModalEvents[E]): void
  /** Whether it may close. Does not close it. */
  mayDismiss(data: unknown, role: string | undefined, reason: OverlayReason): boolean | Promise<boolean>
  /** There is no view (any more): nothing to animate, nothing to wait for. */
  abandon(): void
  dismiss(data?: unknown, role?: string, how?: DismissOptions): Promise<boolean>
  /** A tap outside, Escape or Back: dismisses it with role 'backdrop' if its options allow that. */
  requestClose(reason: OverlayReason): Promise<boolean>
}

/** What moves the elements of an overlay. */
export interface OverlayDriver {
  enter(view: OverlayView, parts: OverlayParts): OverlayMotion
  leave(view: OverlayView, parts: OverlayParts): OverlayMotion
}

/** An overlay that moves its own elements. */
export interface OverlayAnimator {
  enter(): OverlayMotion
  leave(): OverlayMotion
  /** The current breakpoint of a sheet. */
  breakpoint?(): number
  setBreakpoint?(breakpoint: number): Promise<void>
}

/** Moves the focus. The methods are called in the order of events. */
export interface OverlayFocus {
  /** The overlay is in the DOM, and its enter animation is about to start. */
  entered(view: OverlayView, parts: OverlayParts): void
  /** Its leave animation is over, and it is about to be removed from the DOM. */
  leaving(view: OverlayView, parts: OverlayParts): void
}
