import type {} from '../available-drivers'
import type { Driver } from '../types'
import { openSqlDriver } from './sql'

/** Requested size of the database, bytes. */
const DATABASE_SIZE_BYTES = 1_000_000

/** Opens a driver that stores values in WebSQL, for old system browsers in which IndexedDB does not work. */
export const openWebSql = async (): Promise<Driver> => {
  const database = window.openDatabase?.('patternbook', '1.0', 'Patternbook', DATABASE_SIZE_BYTES)
  if (!database) throw new Error('there is no WebSQL')
  return openSqlDriver('websql', database)
}
