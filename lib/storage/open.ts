import { hasIndexedDb, hasSqlite, hasWebSql } from './available-drivers'
import { openLocal } from './drivers/localstorage'
import { memory } from './drivers/memory'
import { probeDriver } from './probe'
import { DRIVER_ORDER, type Driver, type DriverName } from './types'
import { withFallback } from './with-fallback'

/** How to reach a driver: whether the device claims to have it, and its code, fetched only then. */
type Candidate = { isAvailable(): boolean | Promise<boolean>; open(): Promise<Driver> }

const candidates: Record<Exclude<DriverName, 'memory'>, Candidate> = {
  sqlite: { isAvailable: hasSqlite, open: async () => (await import('./drivers/sqlite')).openSqlite() },
  indexeddb: {
    isAvailable: hasIndexedDb,
    open: async () => (await import('./drivers/indexeddb')).openIndexedDb(),
  },
  websql: { isAvailable: hasWebSql, open: async () => (await import('./drivers/websql')).openWebSql() },
  localstorage: { isAvailable: () => true, open: async () => openLocal() },
}

/**
 * The first driver in the order of the spec that really writes, reads and deletes on this device, in memory where all
 * of them are refused.
 * @param warn told once, where nothing will outlast the visit
 * @returns the driver, guarded: its methods neither reject nor hang
 */
export const openDriver = async (warn: (message: string) => void = console.warn): Promise<Driver> => {
  for (const name of DRIVER_ORDER) {
    const driver = await probeDriver(candidates[name])
    if (driver) return withFallback(driver)
  }
  warn(
    'Patternbook: this browser keeps no site data. Choices last until the page closes; allow site data to keep them.',
  )
  return memory()
}
