import type { OverlayState } from './machine'
import type { OverlayMotion, OverlayParts } from './motion'
import type { DismissHow } from './overlay'
import type { ModalEvents, OptionsOf, OverlayKind, OverlayReason } from './types'

/** One overlay that is in the DOM or on its way there: what a view is given to draw. */
export interface Live<K extends OverlayKind = OverlayKind> {
  readonly id: string
  readonly kind: K
  readonly options: OptionsOf[K]
  readonly state: OverlayState
  readonly z: number
  /** Called by the view when its elements stand in the DOM, and with null when they have left. */
  attach(parts: OverlayParts | null): void
  /** The view moves its elements itself, in place of the driver: a sheet, a card. */
  actor(actor: OverlayActor | undefined): void
  /**
   * Whether the page beneath can be seen and used as if this were not there: a sheet that stands low. Told by the view.
   */
  readonly passive: boolean
  setPassive(passive: boolean): void
  /** Tells whoever listens to the overlay of something that only its view knows. */
  emit<E extends keyof ModalEvents>(event: E, detail: ModalEvents[E]): void
  /** Whether it may go, without making it go. */
  mayDismiss(data: unknown, role: string | undefined, reason: OverlayReason): boolean | Promise<boolean>
  /** There will be no view (any more): nothing to animate, nothing to wait for. */
  abandon(): void
  dismiss(data?: unknown, role?: string, how?: DismissHow): Promise<boolean>
  /** A tap beside it, Escape or back: dismisses it with role 'backdrop' when it lets itself be dismissed that way. */
  requestClose(reason: OverlayReason): Promise<boolean>
}

/** What moves the elements of an overlay. */
export interface OverlayDriver {
  enter(live: Live, parts: OverlayParts): OverlayMotion
  leave(live: Live, parts: OverlayParts): OverlayMotion
}

/** An overlay that moves by itself. */
export interface OverlayActor {
  enter(): OverlayMotion
  leave(): OverlayMotion
  /** Where a sheet rests. */
  breakpoint?(): number
  setBreakpoint?(breakpoint: number): Promise<void>
}

/** Where the focus goes; told in the order in which things happen. */
export interface OverlayFocus {
  /** The overlay stands in the DOM, its enter animation is about to start. */
  entered(live: Live, parts: OverlayParts): void
  /** Its leave animation is over; it is about to be taken out of the DOM. */
  leaving(live: Live, parts: OverlayParts): void
}
