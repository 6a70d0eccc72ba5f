import type { OverlayState } from './machine'
import type { OverlayMotion, OverlayParts } from './motion'
import type { DismissHow } from './overlay'
import type { OptionsOf, OverlayKind, OverlayReason } from './types'

/** One overlay that is in the DOM or on its way there: what a view is given to draw. */
export interface Live<K extends OverlayKind = OverlayKind> {
  readonly id: string
  readonly kind: K
  readonly options: OptionsOf[K]
  readonly state: OverlayState
  readonly z: number
  /** Called by the view when its elements stand in the DOM, and with null when they have left. */
  attach(parts: OverlayParts | null): void
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

/** Where the focus goes; told in the order in which things happen. */
export interface OverlayFocus {
  /** The overlay stands in the DOM, its enter animation is about to start. */
  entered(live: Live, parts: OverlayParts): void
  /** Its leave animation is over; it is about to be taken out of the DOM. */
  leaving(live: Live, parts: OverlayParts): void
}
