import type { DismissOptions } from './overlay'
import type { OverlayElements, RunningAnimation } from './running-animation'
import type { OverlayState } from './state-machine'
import type { DismissReason, ModalEvents, OverlayKind, OverlayOptionsByKind } from './types'

/** The data and functions that the view of one overlay receives. Every change creates a new object. */
export interface OverlayViewModel<K extends OverlayKind = OverlayKind> {
  readonly id: string
  readonly kind: K
  readonly options: OverlayOptionsByKind[K]
  readonly state: OverlayState
  readonly zIndex: number
  /** Must be called by the view when its elements are in the DOM, and with null when they have been removed. */
  setElements(parts: OverlayElements | null): void
  /** Sets the animator that moves the elements of this view instead of the default animator, as in sheets and cards. */
  setAnimator(animator: OverlayAnimator | undefined): void
  /** Whether the page below is visible and usable, as below a sheet at a low breakpoint. Set with `setNonModal`. */
  readonly isNonModal: boolean
  setNonModal(isNonModal: boolean): void
  /** Emits an event that only the view can detect. */
  emit<E extends keyof ModalEvents>(event: E, detail: ModalEvents[E]): void
  /** Returns whether `canDismiss` lets the overlay close. Does not close it. */
  checkCanDismiss(data: unknown, role: string | undefined, reason: DismissReason): boolean | Promise<boolean>
  /** Must be called if the view does not exist or no longer exists, so that nothing waits for it. */
  stopWaitingForView(): void
  dismiss(data?: unknown, role?: string, options?: DismissOptions): Promise<boolean>
  /** Dismisses the overlay with role 'backdrop' after a tap outside, Escape, or Back, if its options allow that. */
  requestClose(reason: DismissReason): Promise<boolean>
}

/** Animates the elements of overlays. */
export interface DefaultOverlayAnimator {
  enter(view: OverlayViewModel, parts: OverlayElements): RunningAnimation
  leave(view: OverlayViewModel, parts: OverlayElements): RunningAnimation
}

/** Animates the elements of one overlay in place of the default animator. */
export interface OverlayAnimator {
  enter(): RunningAnimation
  leave(): RunningAnimation
  /** The current breakpoint of a sheet. */
  getBreakpoint?(): number
  setBreakpoint?(breakpoint: number): Promise<void>
}

/** Moves focus when overlays open and close. */
export interface OverlayFocusHooks {
  /** Called when the overlay is about to be rendered. */
  beforeMount?(view: OverlayViewModel): void
  /** Called when the overlay is in the DOM and its enter animation is about to start. */
  afterMount(view: OverlayViewModel, parts: OverlayElements): void
  /** Called when the leave animation has ended and the overlay is about to be removed from the DOM. */
  beforeUnmount(view: OverlayViewModel, parts: OverlayElements): void
}
