import type { KeyValueStorage } from './types'

/** Keeps values for this visit only. */
export const openMemory = (): KeyValueStorage => {
  const values = new Map<string, string>()
  return {
    driver: 'memory',
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => {
      values.set(key, value)
      return false
    },
    remove: async (key) => {
      values.delete(key)
    },
    keys: async () => [...values.keys()],
    peek: (key) => values.get(key) ?? null,
  }
}
