import type { Driver } from '../types'

/** The rows of a result, in the form in which WebSQL and the SQLite plugin return them. */
export type SqlResult = { rows: { length: number; item(index: number): Record<string, unknown> } }

/** A transaction of WebSQL or the SQLite plugin. */
export type SqlTransaction = {
  executeSql(
    statement: string,
    values?: readonly string[],
    onSuccess?: (transaction: SqlTransaction, result: SqlResult) => void,
  ): void
}

/** A database of WebSQL or the SQLite plugin. `onSuccess` is called when the transaction has been committed. */
export type SqlDatabase = {
  transaction(
    run: (transaction: SqlTransaction) => void,
    onError: (error: unknown) => void,
    onSuccess: () => void,
  ): void
}

const runQuery = (database: SqlDatabase, statement: string, values: readonly string[] = []) =>
  new Promise<Record<string, unknown>[]>((resolve, reject) => {
    let records: Record<string, unknown>[] = []
    const onResult = (_: SqlTransaction, { rows }: SqlResult) => {
      records = Array.from({ length: rows.length }, (_, index) => rows.item(index))
    }
    database.transaction(
      (transaction) => transaction.executeSql(statement, values, onResult),
      (error) => reject(toError(error)),
      () => resolve(records),
    )
  })

/** Creates an Error from the plain object that WebSQL or the plugin reports. In WebSQL, code 4 means that no space is left. */
const toError = (reason: unknown): Error => {
  const { code, message } = (reason ?? {}) as { code?: number; message?: string }
  const error = new Error(message ?? 'the database reported an error')
  if (code === 4) error.name = 'QuotaExceededError'
  return error
}

/**
 * Opens a driver that stores values in one table of a database. Creates the table if it does not exist. Its name never changes,
 * because devices have values in it.
 * @param name name of the driver
 * @throws if the table cannot be created
 */
export const openSqlDriver = async (name: 'sqlite' | 'websql', database: SqlDatabase): Promise<Driver> => {
  await runQuery(database, 'CREATE TABLE IF NOT EXISTS choices (key TEXT PRIMARY KEY, value TEXT NOT NULL)')
  return {
    name,
    get: async (key) => {
      const [row] = await runQuery(database, 'SELECT value FROM choices WHERE key = ?', [key])
      return typeof row?.value === 'string' ? row.value : null
    },
    set: async (key, value) => {
      await runQuery(database, 'INSERT OR REPLACE INTO choices (key, value) VALUES (?, ?)', [key, value])
      return true
    },
    remove: async (key) => {
      await runQuery(database, 'DELETE FROM choices WHERE key = ?', [key])
      return true
    },
    keys: async () => (await runQuery(database, 'SELECT key FROM choices')).map((row) => String(row.key)),
  }
}
