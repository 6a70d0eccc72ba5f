import { TOAST_DURATION } from '@/lib/overlay/defaults'
import { KEYS, storage } from './index'

/**
 * How long toasts may be asked to stay, ms: the usual time, and longer ones for those who need more to read. The longest
 * is ten times the usual one (WCAG 2.2.1).
 */
export const TOAST_TIMES = [TOAST_DURATION, 5000, 10_000, 10 * TOAST_DURATION] as const

/**
 * The time that the user has chosen for toasts.
 * @returns ms; undefined where nothing usable is stored, or the usual time
 */
export const toastTime = (): number | undefined => {
  const stored = Number(storage().peek(KEYS.toastTime))
  return TOAST_TIMES.find((time) => time === stored && time > TOAST_DURATION)
}

/**
 * Stores the time that toasts stay from now on.
 * @param time one of {@link TOAST_TIMES}, ms
 */
export const setToastTime = (time: number): void => void storage().set(KEYS.toastTime, String(time))
