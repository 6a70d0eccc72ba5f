import { within } from './patience'
import type { Driver } from './types'

/** A driver that breaks later (its database is deleted, the disk is full, the system closes it) and breaks no page. */
export const guarded = (driver: Driver): Driver => ({
  name: driver.name,
  get: (key) =>
    within(
      calling(() => driver.get(key)),
      null,
    ),
  set: (key, value) =>
    within(
      calling(() => driver.set(key, value)),
      false,
    ),
  remove: (key) =>
    within(
      calling(() => driver.remove(key)),
      undefined,
    ),
  keys: () => within(calling(driver.keys), []),
})

/** Turns what is thrown at once into a rejection. */
const calling = async <T>(call: () => Promise<T>): Promise<T> => call()
