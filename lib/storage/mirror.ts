import { KEYS, type StartKey } from './types'

const START_KEYS: readonly string[] = Object.values(KEYS)

/** Whether a key is needed at start. */
export const isStartKey = (key: string): key is StartKey => START_KEYS.includes(key)

/**
 * The copy of the start keys in `localStorage`, whichever driver stores them, because the pre-paint script cannot wait for a
 * database. No method throws if the browser blocks storage.
 */
export const mirror = {
  /** The value of a key, or `null`. */
  read(key: string): string | null {
    try {
      return isStartKey(key) ? localStorage.getItem(key) : null
    } catch {
      return null
    }
  },
  /** Writes a start key. Returns false for another key, or if there is no space or no permission. */
  write(key: string, value: string): boolean {
    try {
      if (isStartKey(key)) localStorage.setItem(key, value)
      return isStartKey(key)
    } catch {
      return false
    }
  },
  /** Removes a key. */
  remove(key: string): void {
    try {
      if (isStartKey(key)) localStorage.removeItem(key)
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  },
  /** The keys that have a value. */
  keys: (): string[] => START_KEYS.filter((key) => mirror.read(key) !== null),
}
