import type {} from '../available-drivers'
import type { Driver } from '../types'
import { openTable } from './sql'

/** Room to ask for, in bytes. */
const SIZE = 1_000_000

/** Keeps values in WebSQL: old system browsers have it where IndexedDB does not work. */
export const openWebSql = async (): Promise<Driver> => {
  const database = window.openDatabase?.('patternbook', '1.0', 'Patternbook', SIZE)
  if (!database) throw new Error('there is no WebSQL')
  return openTable('websql', database)
}
