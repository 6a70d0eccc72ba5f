import type { KeyValueStorage } from './types'

const PROBE = 'patternbook:probe'

/** The browser's store if it can be written, or read because it is merely full. */
const working = (): Storage | undefined => {
  try {
    const store = window.localStorage
    try {
      store.setItem(PROBE, '1')
      const kept = store.getItem(PROBE) === '1'
      store.removeItem(PROBE)
      return kept ? store : undefined
    } catch (error) {
      const full = (error as Error).name === 'QuotaExceededError' && store.length > 0
      return full ? store : undefined
    }
  } catch {
    // Reading the property alone throws where site data is blocked.
    return undefined
  }
}

const safely = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** Keeps values in `localStorage`. What no longer fits is held for this visit, and what was stored before stays. */
export const openLocal = (): KeyValueStorage | undefined => {
  const store = working()
  if (!store) return undefined
  const unsaved = new Map<string, string>()
  const peek = (key: string) => unsaved.get(key) ?? safely(() => store.getItem(key), null)
  return {
    driver: 'localstorage',
    peek,
    get: async (key) => peek(key),
    set: async (key, value) =>
      safely(() => {
        unsaved.set(key, value)
        store.setItem(key, value)
        return unsaved.delete(key)
      }, false),
    remove: async (key) => {
      unsaved.delete(key)
      safely(() => store.removeItem(key), undefined)
    },
    keys: async () => [...new Set([...safely(() => Object.keys(store), []), ...unsaved.keys()])],
  }
}
