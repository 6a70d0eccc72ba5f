import { createStore, del, get, keys, set } from 'idb-keyval'
import type { Driver } from '../types'

/**
 * Opens a driver that stores values in IndexedDB. It reads a value that is not a string as `null`, and does not change the value.
 */
export const openIndexedDb = async (): Promise<Driver> => {
  const store = createStore('patternbook', 'choices')
  return {
    name: 'indexeddb',
    get: async (key) => {
      const value = await get<unknown>(key, store)
      return typeof value === 'string' ? value : null
    },
    set: async (key, value) => {
      await set(key, value, store)
      return true
    },
    remove: async (key) => {
      await del(key, store)
      return true
    },
    keys: async () => (await keys(store)).filter((key) => typeof key === 'string'),
  }
}
