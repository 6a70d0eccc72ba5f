import type { SqlDatabase } from './drivers/sql'

/** The global of the sqlite plugin of native wrappers (cordova-sqlite-storage and compatible ones). */
export type SqlitePlugin = {
  openDatabase(
    options: { name: string; location: 'default' },
    done: (database: SqlDatabase) => void,
    failed: (error: unknown) => void,
  ): void
}

declare global {
  interface Window {
    sqlitePlugin?: SqlitePlugin
    /** Exists in a native wrapper. Its plugins can be used after the `deviceready` event. */
    cordova?: unknown
    /** WebSQL, in old browsers and wrappers. */
    openDatabase?: (name: string, version: string, title: string, size: number) => SqlDatabase
  }
}

/** Whether the native plugin exists. Waits until a wrapper has started. */
export const hasSqlite = async (): Promise<boolean> => {
  if (window.cordova && !window.sqlitePlugin)
    await new Promise((resolve) => document.addEventListener('deviceready', resolve, { once: true }))
  return Boolean(window.sqlitePlugin)
}

/** Whether the browser has IndexedDB. May throw if site data is blocked. */
export const hasIndexedDb = (): boolean => Boolean(window.indexedDB)

/** Whether the browser has WebSQL. */
export const hasWebSql = (): boolean => typeof window.openDatabase === 'function'
