import { createListeners } from '../../listeners'
import { STORAGE_KEYS, storage } from '../../storage'

const changes = createListeners()

/** Returns the registry names in a stored text, without duplicates or invalid names. */
export const parseFavorites = (text: string | null): string[] => [
  ...new Set((text ?? '').split(' ').filter((name) => /^[a-z0-9-]+$/.test(name))),
]

/** The store of the favorite screens of this device: registry names, the latest last. */
export const favorites = {
  /** Returns the stored text: names with spaces between them, or an empty string if there are no favorites. */
  getStoredText: (): string => storage().getSync(STORAGE_KEYS.favorites) ?? '',
  /** Adds a screen to the favorites, or removes it. */
  toggle(registryName: string): void {
    const current = parseFavorites(favorites.getStoredText())
    const next = current.includes(registryName)
      ? current.filter((one) => one !== registryName)
      : [...current, registryName]
    if (next.length > 0) void storage().set(STORAGE_KEYS.favorites, next.join(' '))
    else void storage().remove(STORAGE_KEYS.favorites)
    changes.emit()
  },
  /** Calls `listener` after every change and when another tab changes `localStorage`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener)
    addEventListener('storage', listener)
    return () => {
      unsubscribe()
      removeEventListener('storage', listener)
    }
  },
}
