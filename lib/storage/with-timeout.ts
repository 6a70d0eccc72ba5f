/** Maximum time for an operation, ms. Some browsers never settle if a database is blocked. */
export const STORAGE_TIMEOUT_MS = 2000

/**
 * Resolves to the value of a promise, or to a fallback if it rejects or takes longer than {@link STORAGE_TIMEOUT_MS}.
 * @param fallback used after a failure
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
