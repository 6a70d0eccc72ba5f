import type { OverlayKind } from './types'

/** Base z-index of each kind of overlay. The controller adds the number of overlays that it has presented so far. */
export const BASE_Z_INDEX: Record<OverlayKind, number> = {
  alert: 20000,
  'action-sheet': 20000,
  modal: 20000,
  popover: 20000,
  loading: 40000,
  toast: 60000,
}

/** Default duration of a toast, from the end of its enter animation, ms. */
export const TOAST_DURATION_MS = 2000

/** Maximum number of toasts that are shown at once at one position. Additional toasts wait. */
export const TOAST_LIMIT = 3

/** `Overlays.dismiss` rejects with exactly this string if there is no overlay to dismiss. */
export const OVERLAY_DOES_NOT_EXIST = 'overlay does not exist'

/**
 * Returns whether a tap outside, Escape, and Back can close an overlay.
 * @param backdropDismiss the option of the overlay; if undefined, all kinds of overlays except `loading` close
 */
export const allowsBackdropDismiss = (kind: OverlayKind, backdropDismiss?: boolean) =>
  backdropDismiss ?? kind !== 'loading'

/** Returns whether the role of a result means that the user canceled the overlay. */
export const isCancelRole = (role: string | undefined) => role === 'cancel' || role === 'backdrop'
