import type {} from './available-drivers'
import { storage } from './index'
import { KEYS } from './types'

/** Whether a driver other than `localStorage` may hold choices of this device. Opens none. */
const mayHaveOtherDriver = async (): Promise<boolean> => {
  if (window.sqlitePlugin || window.cordova) return true
  if (storage().peek(KEYS.rtl) !== null) return false
  try {
    // A sandbox or a browser that refuses all site data. Chromium would log an error of its own if asked for databases.
    if (!window.localStorage) return false
    if (window.openDatabase) return true
    // Firefox lists databases since version 126; where there is no list, the driver itself is asked.
    const databases = await window.indexedDB.databases?.()
    return !databases || databases.some(({ name }) => name === 'patternbook')
  } catch {
    return false
  }
}

/**
 * Brings back choices that only the driver in use still knows, see {@link storage}: always in a native wrapper, elsewhere
 * where `localStorage` does not know the direction. A first visit loads no driver for it.
 * @param then called when something came back, to show it
 */
export const restoreChoices = async (then: () => void): Promise<void> => {
  if ((await mayHaveOtherDriver()) && (await storage().restore())) then()
}
