import { createListeners } from '../../listeners'
import { KEYS, storage } from '../../storage'

const changes = createListeners()

/** The names in a stored text; a text that is broken holds none. */
export const favoritesIn = (text: string | null): string[] => [
  ...new Set((text ?? '').split(' ').filter((name) => /^[a-z0-9-]+$/.test(name))),
]

/** The favorite screens of this device, by registry name; the last one chosen comes last. */
export const favorites = {
  /** The stored text, which is the same value as long as nothing changes. */
  text: (): string => storage().peek(KEYS.favorites) ?? '',
  /** Adds a screen, or removes it if it is one. */
  toggle(item: string): void {
    const now = favoritesIn(favorites.text())
    const next = now.includes(item) ? now.filter((one) => one !== item) : [...now, item]
    if (next.length > 0) void storage().set(KEYS.favorites, next.join(' '))
    else void storage().remove(KEYS.favorites)
    changes.emit()
  },
  /** Calls back after every change, in other tabs too; returns the way to stop that. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener)
    addEventListener('storage', listener)
    return () => {
      unsubscribe()
      removeEventListener('storage', listener)
    }
  },
}
