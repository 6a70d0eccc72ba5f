import type { Driver } from '../types'

/** Opens a driver that keeps values only until the page closes. */
export const openMemory = (): Driver => {
  const values = new Map<string, string>()
  return {
    name: 'memory',
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => {
      values.set(key, value)
      return false
    },
    remove: async (key) => {
      values.delete(key)
      return true
    },
    keys: async () => [...values.keys()],
  }
}
