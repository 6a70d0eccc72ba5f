/** Maximum time for an operation, ms; our own value. In some browsers, an operation on a blocked database never ends. */
export const STORAGE_TIMEOUT_MS = 2000

/**
 * Resolves to the value of a promise, or to a fallback if it rejects or takes longer than {@link STORAGE_TIMEOUT_MS}.
 * @param fallback the value after a rejection or a timeout
 */
export const withTimeout = async <T>(promise: Promise<T>, fallback: T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, STORAGE_TIMEOUT_MS, fallback)
  })
  try {
    return await Promise.race([promise, timeout])
  } catch {
    return fallback
  } finally {
    clearTimeout(timer)
  }
}
