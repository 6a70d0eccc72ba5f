import { SLOW_AFTER } from './constants'

/**
 * Waits for a promise and reports when it takes long.
 * @param promise the promise; its rejection is passed on
 * @param onSlow called with true after 150 ms, and with false when the wait is over
 */
export const withSlowNotice = async <T>(
  promise: Promise<T>,
  onSlow?: (slow: boolean) => void,
): Promise<T> => {
  let slow = false
  const timer = setTimeout(() => {
    slow = true
    onSlow?.(true)
  }, SLOW_AFTER)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    if (slow) onSlow?.(false)
  }
}
