import type {} from './available-drivers'
import { storage } from './index'
import { STORAGE_KEYS } from './types'

/** Returns whether a driver may have settings that `localStorage` does not have. Does not open a driver to find out. */
const mayHaveOtherDriver = async (): Promise<boolean> => {
  if (window.sqlitePlugin || window.cordova) return true
  if (storage().getSync(STORAGE_KEYS.rtl) !== null) return false
  try {
    // In a sandboxed frame, or if the browser blocks all site data, reading `localStorage` throws. Then `databases()`
    // is not called, because Chromium would log an error.
    if (!window.localStorage) return false
    if (window.openDatabase) return true
    // Firefox supports `databases()` as of version 126. In a browser without this method, the result is true.
    const databases = await window.indexedDB.databases?.()
    return !databases || databases.some(({ name }) => name === 'patternbook')
  } catch {
    return false
  }
}

/**
 * Copies to `localStorage` the settings that only the driver has (see `restoreStartupKeys` of {@link storage}). In a native
 * wrapper, always does this; in a browser, only if a database may exist and `localStorage` does not contain `isEnabledRTL`, which
 * `restoreStartupKeys` adds. In most browsers, a first visit therefore loads no driver.
 * @param onRestored called if something was restored
 */
export const restoreSettings = async (onRestored: () => void): Promise<void> => {
  if ((await mayHaveOtherDriver()) && (await storage().restoreStartupKeys())) onRestored()
}
