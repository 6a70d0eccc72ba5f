import type { SqlDatabase } from './drivers/sql'

/** The global object of the SQLite plugin in native wrappers (cordova-sqlite-storage and compatible plugins). */
export type SqlitePlugin = {
  openDatabase(
    options: { name: string; location: 'default' },
    onSuccess: (database: SqlDatabase) => void,
    onError: (error: unknown) => void,
  ): void
}

declare global {
  interface Window {
    sqlitePlugin?: SqlitePlugin
    /** Exists in a native wrapper. The wrapper's plugins can be used after the `deviceready` event. */
    cordova?: unknown
    /** WebSQL, in old browsers and wrappers. */
    openDatabase?: (name: string, version: string, title: string, size: number) => SqlDatabase
  }
}

/** Returns whether the SQLite plugin exists. In a native wrapper, waits until the plugins are ready. */
export const hasSqlite = async (): Promise<boolean> => {
  if (window.cordova && !window.sqlitePlugin)
    await new Promise((resolve) => document.addEventListener('deviceready', resolve, { once: true }))
  return Boolean(window.sqlitePlugin)
}

/** Returns whether the browser has IndexedDB. May throw if the browser blocks site data. */
export const hasIndexedDb = (): boolean => Boolean(window.indexedDB)

/** Returns whether the browser has WebSQL. */
export const hasWebSql = (): boolean => typeof window.openDatabase === 'function'
