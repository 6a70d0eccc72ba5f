import { SLOW_AFTER } from './constants'

/**
 * Waits for something, and says so when that takes long.
 * @param wanted what is waited for; its failure is passed on
 * @param onSlow told true after 150 ms, then false when the wait is over
 */
export const withSlowNotice = async <T>(wanted: Promise<T>, onSlow?: (slow: boolean) => void): Promise<T> => {
  let slow = false
  const timer = setTimeout(() => {
    slow = true
    onSlow?.(true)
  }, SLOW_AFTER)
  try {
    return await wanted
  } finally {
    clearTimeout(timer)
    if (slow) onSlow?.(false)
  }
}
