import { hasIndexedDb, hasSqlite, hasWebSql } from './available-drivers'
import { openLocalStorage } from './drivers/localstorage'
import { openMemory } from './drivers/memory'
import { probeDriver } from './probe-driver'
import { DRIVER_ORDER, type Driver, type DriverName } from './types'
import { withFallback } from './with-fallback'

/**
 * A driver to try. `isAvailable` returns whether the device has the driver. `open` fetches its code if necessary, and
 * opens it.
 */
type DriverCandidate = { isAvailable(): boolean | Promise<boolean>; open(): Promise<Driver> }

const driverCandidates: Record<Exclude<DriverName, 'memory'>, DriverCandidate> = {
  sqlite: { isAvailable: hasSqlite, open: async () => (await import('./drivers/sqlite')).openSqlite() },
  indexeddb: {
    isAvailable: hasIndexedDb,
    open: async () => (await import('./drivers/indexeddb')).openIndexedDb(),
  },
  websql: { isAvailable: hasWebSql, open: async () => (await import('./drivers/websql')).openWebSql() },
  localstorage: { isAvailable: () => true, open: async () => openLocalStorage() },
}

/**
 * Opens the first driver, in the order of `DRIVER_ORDER`, that passes the test of {@link probeDriver}. If all drivers fail, opens
 * the memory driver.
 * @param warn called once if no driver can keep values after the page closes
 * @returns the driver, whose methods neither reject nor hang
 */
export const openDriver = async (warn: (message: string) => void = console.warn): Promise<Driver> => {
  for (const name of DRIVER_ORDER) {
    const driver = await probeDriver(driverCandidates[name])
    if (driver) return withFallback(driver)
  }
  warn(
    'Patternbook: this browser stores no site data. Settings last until the page is closed; to keep them, allow site data.',
  )
  return openMemory()
}
