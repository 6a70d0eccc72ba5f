import type { Driver } from './types'
import { withTimeout } from './with-timeout'

const PROBE_KEY = 'patternbook:probe'

/**
 * Opens a driver, and returns it if it can write, read, and delete a value. A driver without free space is returned if it has
 * values, so that these are not lost.
 */
const openAndProbe = async (open: () => Promise<Driver>): Promise<Driver | undefined> => {
  const driver = await open()
  try {
    await driver.set(PROBE_KEY, '1')
    const isStored = (await driver.get(PROBE_KEY)) === '1'
    await driver.remove(PROBE_KEY)
    return isStored && (await driver.get(PROBE_KEY)) === null ? driver : undefined
  } catch (error) {
    const isFull = (error as { name?: string } | null)?.name === 'QuotaExceededError'
    return isFull && (await driver.keys()).length > 0 ? driver : undefined
  }
}

/**
 * Opens and tests a driver.
 * @param candidate two functions: one returns whether the device has the driver, and the other opens the driver
 * @returns the driver; undefined if the device does not have it, or if it fails the test or does not answer in time
 */
export const probeDriver = (candidate: {
  isAvailable(): boolean | Promise<boolean>
  open(): Promise<Driver>
}): Promise<Driver | undefined> =>
  withTimeout(
    (async () => ((await candidate.isAvailable()) ? openAndProbe(candidate.open) : undefined))(),
    undefined,
  )
