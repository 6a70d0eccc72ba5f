import { STORAGE_KEYS, type StartupKey } from './types'

const STARTUP_KEYS: readonly string[] = Object.values(STORAGE_KEYS)

/** Returns whether a key is a startup key, whose value can be read synchronously. */
export const isStartupKey = (key: string): key is StartupKey => STARTUP_KEYS.includes(key)

/**
 * The copy in `localStorage` of the startup keys (`STORAGE_KEYS`) and their values. It exists regardless of the driver, because
 * the pre-paint script cannot wait for a database. No method throws if the browser blocks storage.
 */
export const startupValues = {
  /** Returns the value of a startup key, or `null`. */
  read(key: string): string | null {
    try {
      return isStartupKey(key) ? localStorage.getItem(key) : null
    } catch {
      return null
    }
  },
  /** Writes the value of a startup key. Returns false for another key, or if there is no space or no permission. */
  write(key: string, value: string): boolean {
    try {
      if (isStartupKey(key)) localStorage.setItem(key, value)
      return isStartupKey(key)
    } catch {
      return false
    }
  },
  /** Removes a startup key. */
  remove(key: string): void {
    try {
      if (isStartupKey(key)) localStorage.removeItem(key)
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  },
  /** Returns the startup keys that have a value. */
  keys: (): string[] => STARTUP_KEYS.filter((key) => startupValues.read(key) !== null),
}
