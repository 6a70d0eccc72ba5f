/** How long a driver may take to answer, in milliseconds: some browsers never answer when a database is blocked. */
export const STORAGE_TIMEOUT_MS = 2000

/**
 * What a promise brings, or something else where it fails or takes longer than {@link STORAGE_TIMEOUT_MS}.
 * @param fallback the value to go on with
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
