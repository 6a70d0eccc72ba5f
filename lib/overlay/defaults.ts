import type { OverlayKind } from './types'

/** Base z-index of each kind. The position in the order of presentation is added. */
export const Z_BASE: Record<OverlayKind, number> = {
  alert: 20000,
  'action-sheet': 20000,
  modal: 20000,
  popover: 20000,
  loading: 40000,
  toast: 60000,
}

/** Default duration of a toast, from the end of its enter animation, ms. */
export const TOAST_DURATION = 2000

/** Number of toasts shown at once per position. Additional toasts wait. */
export const TOAST_LIMIT = 3

/** The controller rejects with exactly this string if there is nothing to dismiss. */
export const DOES_NOT_EXIST = 'overlay does not exist'

/** Whether taps outside, Escape, and Back close an overlay: its option `backdropDismiss`, or else all except loading. */
export const dismissesByBackdrop = (kind: OverlayKind, requested?: boolean) => requested ?? kind !== 'loading'

/** The roles that count as cancellations. */
export const isCancel = (role: string | undefined) => role === 'cancel' || role === 'backdrop'
