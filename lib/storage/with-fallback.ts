import type { Driver } from './types'
import { withTimeout } from './with-timeout'

/** A driver that breaks later (its database is deleted, the disk is full, the system closes it) and breaks no page. */
export const withFallback = (driver: Driver): Driver => ({
  name: driver.name,
  get: (key) =>
    withTimeout(
      asyncCall(() => driver.get(key)),
      null,
    ),
  set: (key, value) =>
    withTimeout(
      asyncCall(() => driver.set(key, value)),
      false,
    ),
  remove: (key) =>
    withTimeout(
      asyncCall(() => driver.remove(key)),
      undefined,
    ),
  keys: () => withTimeout(asyncCall(driver.keys), []),
})

/** Turns what is thrown at once into a rejection. */
const asyncCall = async <T>(call: () => Promise<T>): Promise<T> => call()
