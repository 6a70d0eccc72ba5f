import { TOAST_DURATION_MS } from '@/lib/overlay/defaults'
import { STORAGE_KEYS, storage } from '../storage/index'

/**
 * Toast durations that users can choose, ms: the default, and longer ones for users who need more time to read. The longest
 * is ten times the default (WCAG 2.2.1). data/settings.json has a title for each duration.
 */
export const TOAST_DURATIONS_MS = [1, 2.5, 5, 10].map((factor) => factor * TOAST_DURATION_MS)

/**
 * Returns the toast duration that the user has chosen.
 * @returns the duration, ms; undefined for the default, or if no valid value is stored
 */
export const readStoredToastDuration = (): number | undefined => {
  const stored = Number(storage().getSync(STORAGE_KEYS.toastDuration))
  return TOAST_DURATIONS_MS.find((duration) => duration === stored && duration > TOAST_DURATION_MS)
}

/**
 * Stores the toast duration that the user has chosen.
 * @param duration one of {@link TOAST_DURATIONS_MS}, ms
 */
export const storeToastDuration = (duration: number): void =>
  void storage().set(STORAGE_KEYS.toastDuration, String(duration))
