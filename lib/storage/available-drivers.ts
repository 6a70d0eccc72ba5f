import type { SqlDatabase } from './drivers/sql'

/** What the sqlite plugin of native wrappers (cordova-sqlite-storage and its kin) leaves on the window. */
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
    /** Present in a native wrapper; its plugins are usable after the event `deviceready`. */
    cordova?: unknown
    /** WebSQL, where a browser or a wrapper still has it. */
    openDatabase?: (name: string, version: string, title: string, size: number) => SqlDatabase
  }
}

/** True where the native plugin is there; in a wrapper that is still starting, after it is ready. */
export const hasSqlite = async (): Promise<boolean> => {
  if (window.cordova && !window.sqlitePlugin)
    await new Promise((resolve) => document.addEventListener('deviceready', resolve, { once: true }))
  return Boolean(window.sqlitePlugin)
}

/** True where the browser names IndexedDB; reading the property may throw where site data is blocked. */
export const hasIndexedDb = (): boolean => Boolean(window.indexedDB)

/** True where there is WebSQL. */
export const hasWebSql = (): boolean => typeof window.openDatabase === 'function'
