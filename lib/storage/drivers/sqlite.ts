import type {} from '../available-drivers'
import type { Driver } from '../types'
import { openSqlDriver, type SqlDatabase } from './sql'

/**
 * Opens a driver that stores values in a file of the native app, through its SQLite plugin. The system does not delete this file
 * to free space. Rejects if there is no plugin or it cannot open the file.
 */
export const openSqlite = async (): Promise<Driver> => {
  const database = await new Promise<SqlDatabase>((resolve, reject) => {
    const { sqlitePlugin } = window
    if (!sqlitePlugin) return reject(new Error('there is no sqlite plugin'))
    sqlitePlugin.openDatabase({ name: 'patternbook.db', location: 'default' }, resolve, reject)
  })
  return openSqlDriver('sqlite', database)
}
