import type { SqlDatabase, SqlResult, SqlTransaction } from '../drivers/sql'

/**
 * How a fake database fails: it does not fail (`none`), transactions fail (`closed`), values cannot be written (`full`), or no
 * callback is ever called (`silent`).
 */
export type SqlFault = 'none' | 'closed' | 'full' | 'silent'

const rowsOf = (rows: Record<string, unknown>[]): SqlResult => ({
  rows: { length: rows.length, item: (index) => rows[index] ?? {} },
})

/**
 * Creates a fake database with the interface of WebSQL and the SQLite plugin: transactions are asynchronous, a statement calls
 * back during its transaction, `onSuccess` is called after the commit, and errors are plain objects with a code. The fake
 * implements the statements of the driver (sql.ts), for one table with a key and a value.
 */
export const createFakeSql = (
  values = new Map<string, unknown>(),
): { database: SqlDatabase; values: Map<string, unknown>; fault: SqlFault } => {
  const execute = (statement: string, [key = '', value]: readonly string[]): SqlResult => {
    if (/^INSERT OR REPLACE/.test(statement)) {
      if (fake.fault === 'full') throw { code: 4, message: 'there was not enough remaining storage space' }
      values.set(key, value)
    } else if (/^DELETE/.test(statement)) values.delete(key)
    else if (/^SELECT value/.test(statement))
      return rowsOf(values.has(key) ? [{ value: values.get(key) }] : [])
    else if (/^SELECT key/.test(statement)) return rowsOf([...values.keys()].map((name) => ({ key: name })))
    else if (!/^CREATE TABLE IF NOT EXISTS/.test(statement))
      throw { code: 5, message: `syntax: ${statement}` }
    return rowsOf([])
  }
  const fake = {
    values,
    fault: 'none' as SqlFault,
    database: {
      transaction(onTransaction, onError, onSuccess) {
        if (fake.fault === 'silent') return
        queueMicrotask(() => {
          try {
            if (fake.fault === 'closed') throw { code: 0, message: 'the database was closed' }
            const transaction: SqlTransaction = {
              executeSql: (statement, parameters = [], onResult) =>
                onResult?.(transaction, execute(statement, parameters)),
            }
            onTransaction(transaction)
            queueMicrotask(onSuccess)
          } catch (error) {
            onError(error)
          }
        })
      },
    } satisfies SqlDatabase as SqlDatabase,
  }
  return fake
}
