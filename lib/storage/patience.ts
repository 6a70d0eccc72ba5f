/** How long a driver may take to answer, in milliseconds: some browsers never answer when a database is blocked. */
export const PATIENCE = 2000

/**
 * What a promise brings, or something else where it fails or takes longer than {@link PATIENCE}.
 * @param otherwise the value to go on with
 */
export const within = async <T>(promise: Promise<T>, otherwise: T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, otherwise)
  })
  try {
    return await Promise.race([promise, late])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}
