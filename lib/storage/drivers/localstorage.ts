import type { Driver } from '../types'

/** Keeps values in `localStorage`, under their own names: the start keys are then their own copy. */
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
