import type { Driver } from './types'
import { withTimeout } from './with-timeout'

/**
 * Wraps a driver so that its methods neither reject nor hang, for example if its database is deleted, the disk is full, or the
 * system closes the database.
 */
export const withFallback = (driver: Driver): Driver => ({
  name: driver.name,
  get: (key) =>
    withTimeout(
      callAsync(() => driver.get(key)),
      null,
    ),
  set: (key, value) =>
    withTimeout(
      callAsync(() => driver.set(key, value)),
      false,
    ),
  remove: (key) =>
    withTimeout(
      callAsync(() => driver.remove(key)),
      false,
    ),
  keys: () => withTimeout(callAsync(driver.keys), []),
})

/** Calls a function, and converts a synchronous error to a rejection. */
const callAsync = async <T>(call: () => Promise<T>): Promise<T> => call()
