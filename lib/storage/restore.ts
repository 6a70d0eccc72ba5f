import type {} from './available-drivers'
import { storage } from './index'
import { KEYS } from './types'

/** Whether a driver other than `localStorage` may have settings of this device. Opens none. */
const mayHaveOtherDriver = async (): Promise<boolean> => {
  if (window.sqlitePlugin || window.cordova) return true
  if (storage().peek(KEYS.rtl) !== null) return false
  try {
    // The page is in a sandbox, or the browser blocks all site data. Chromium would log its own error for
    // `databases()`.
    if (!window.localStorage) return false
    if (window.openDatabase) return true
    // Firefox lists databases since version 126. Without a list, the driver is opened.
    const databases = await window.indexedDB.databases?.()
    return !databases || databases.some(({ name }) => name === 'patternbook')
  } catch {
    return false
  }
}

/**
 * Restores settings that only the driver has, see {@link storage}: always in a native wrapper, elsewhere if `localStorage` has
 * no direction. A first visit loads no driver for it.
 * @param then called if something was restored
 */
export const restoreSettings = async (then: () => void): Promise<void> => {
  if ((await mayHaveOtherDriver()) && (await storage().restore())) then()
}
