import type { Driver } from './types'
import { withTimeout } from './with-timeout'

const PROBE = 'patternbook:probe'

/** Writes, reads and deletes; full devices pass if they can still be read, because what they keep must not be lost. */
const probe = async (open: () => Promise<Driver>): Promise<Driver | undefined> => {
  const driver = await open()
  try {
    await driver.set(PROBE, '1')
    const kept = (await driver.get(PROBE)) === '1'
    await driver.remove(PROBE)
    return kept && (await driver.get(PROBE)) === null ? driver : undefined
  } catch (error) {
    const full = (error as { name?: string } | null)?.name === 'QuotaExceededError'
    return full && (await driver.keys()).length > 0 ? driver : undefined
  }
}

/**
 * A driver that has been seen to work, or nothing.
 * @param candidate whether the device claims to have the driver, and how it is opened
 */
export const probeDriver = (candidate: {
  isAvailable(): boolean | Promise<boolean>
  open(): Promise<Driver>
}): Promise<Driver | undefined> =>
  withTimeout(
    (async () => ((await candidate.isAvailable()) ? probe(candidate.open) : undefined))(),
    undefined,
  )
