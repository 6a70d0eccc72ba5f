import type { Driver } from '../types'

/**
 * Opens a driver that stores each value in `localStorage` under its own key. The copies of startup-values.ts are there too, under
 * the same keys, so no value is stored twice.
 */
export const openLocalStorage = (): Driver => ({
  name: 'localstorage',
  get: async (key) => localStorage.getItem(key),
  set: async (key, value) => {
    localStorage.setItem(key, value)
    return true
  },
  remove: async (key) => {
    localStorage.removeItem(key)
    return true
  },
  keys: async () => Object.keys(localStorage),
})
