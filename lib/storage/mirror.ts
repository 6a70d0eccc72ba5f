import { KEYS, type StartKey } from './types'

const START_KEYS: readonly string[] = Object.values(KEYS)

/** Whether a key is one of those that are needed at once. */
export const isStartKey = (key: string): key is StartKey => START_KEYS.includes(key)

/**
 * The copy of the start keys in `localStorage`, whichever driver keeps them: the script before the first paint cannot
 * wait for a database. Nothing here throws where the browser refuses.
 */
export const mirror = {
  /** The text of a key, or `null`. */
  read(key: string): string | null {
    try {
      return isStartKey(key) ? localStorage.getItem(key) : null
    } catch {
      return null
    }
  },
  /** Writes a key; false where it is none of them, or where there is no room or no permission. */
  write(key: string, value: string): boolean {
    try {
      if (isStartKey(key)) localStorage.setItem(key, value)
      return isStartKey(key)
    } catch {
      return false
    }
  },
  /** Forgets a key. */
  remove(key: string): void {
    try {
      if (isStartKey(key)) localStorage.removeItem(key)
    } catch {
      // Refused: then nothing was kept either.
    }
  },
  /** The keys that have a text. */
  keys: (): string[] => START_KEYS.filter((key) => mirror.read(key) !== null),
}
