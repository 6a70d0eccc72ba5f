import type { Driver } from '../types'

/** Stores values in `localStorage` under their own keys, so the start keys need no copy. */
export const openLocal = (): Driver => ({
  name: 'localstorage',
  get: async (key) => localStorage.getItem(key),
  set: async (key, value) => {
    localStorage.setItem(key, value)
    return true
  },
  remove: async (key) => localStorage.removeItem(key),
  keys: async () => Object.keys(localStorage),
})
