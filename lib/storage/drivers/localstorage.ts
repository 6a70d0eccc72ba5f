import type { Driver } from '../types'

/** Opens a driver that stores values in `localStorage` under their own keys, so startup keys need no second copy. */
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
