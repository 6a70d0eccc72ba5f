import type { OverlayKind } from './types'

/** First z-index of each kind; the number of the presentation is added. Source: engine.md 1.4. */
export const Z_BASE: Record<OverlayKind, number> = {
  alert: 20000,
  'action-sheet': 20000,
  modal: 20000,
  popover: 20000,
  loading: 40000,
  toast: 60000,
}

/** Milliseconds a toast stays after its enter animation (spec 9). */
export const TOAST_DURATION = 2000

/** Toasts shown at once per position; further ones wait until a place is free. */
export const TOAST_LIMIT = 3

/** What the controller rejects with when there is nothing to dismiss: this very string (spec 8). */
export const DOES_NOT_EXIST = 'overlay does not exist'

/** Whether taps beside it, Escape and back close an overlay that does not say (engine.md 1.4). */
export const dismissesByBackdrop = (kind: OverlayKind, wish?: boolean) => wish ?? kind !== 'loading'

/** The roles that count as cancellations (spec 4). */
export const isCancel = (role: string | undefined) => role === 'cancel' || role === 'backdrop'
