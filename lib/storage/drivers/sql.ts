import type { Driver } from '../types'

/** The rows of a result, in the form in which WebSQL and the sqlite plugin return them. */
export type SqlResult = { rows: { length: number; item(index: number): Record<string, unknown> } }

/** A transaction of both interfaces. */
export type SqlTransaction = {
  executeSql(
    statement: string,
    values?: readonly string[],
    done?: (transaction: SqlTransaction, result: SqlResult) => void,
  ): void
}

/** A database of both interfaces: `done` is called when the transaction has been committed. */
export type SqlDatabase = {
  transaction(
    run: (transaction: SqlTransaction) => void,
    failed: (error: unknown) => void,
    done: () => void,
  ): void
}

const query = (database: SqlDatabase, statement: string, values: readonly string[] = []) =>
  new Promise<Record<string, unknown>[]>((resolve, reject) => {
    let found: Record<string, unknown>[] = []
    const onResult = (_: SqlTransaction, { rows }: SqlResult) => {
      found = Array.from({ length: rows.length }, (_, index) => rows.item(index))
    }
    database.transaction(
      (transaction) => transaction.executeSql(statement, values, onResult),
      (error) => reject(toError(error)),
      () => resolve(found),
    )
  })

/** Converts the plain objects that WebSQL and the plugin reject with. Code 4 of the standard is a full disk. */
const toError = (reason: unknown): Error => {
  const { code, message } = (reason ?? {}) as { code?: number; message?: string }
  const error = new Error(message ?? 'the database reported an error')
  if (code === 4) error.name = 'QuotaExceededError'
  return error
}

/**
 * Stores values in one table of a database.
 * @param name name of the driver
 * @throws if the table cannot be created
 */
export const openTable = async (name: 'sqlite' | 'websql', database: SqlDatabase): Promise<Driver> => {
  await query(database, 'CREATE TABLE IF NOT EXISTS choices (key TEXT PRIMARY KEY, value TEXT NOT NULL)')
  return {
    name,
    get: async (key) => {
      const [row] = await query(database, 'SELECT value FROM choices WHERE key = ?', [key])
      return typeof row?.value === 'string' ? row.value : null
    },
    set: async (key, value) => {
      await query(database, 'INSERT OR REPLACE INTO choices (key, value) VALUES (?, ?)', [key, value])
      return true
    },
    remove: async (key) => {
      await query(database, 'DELETE FROM choices WHERE key = ?', [key])
    },
    keys: async () => (await query(database, 'SELECT key FROM choices')).map((row) => String(row.key)),
  }
}
