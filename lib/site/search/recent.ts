import { KEYS, storage } from '@/lib/storage'

/** How many choices are remembered. */
const MAX_RECENT = 5

/** The ids of what was chosen before, the last one first. */
export const recentIds = (): string[] => {
  try {
    const kept: unknown = JSON.parse(storage().peek(KEYS.recent) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((id): id is string => typeof id === 'string').slice(0, MAX_RECENT)
      : []
  } catch {
    // Broken text remembers nothing.
    return []
  }
}

/** Remembers a choice as the last one. */
export const addRecent = (id: string): void => {
  const kept = [id, ...recentIds().filter((other) => other !== id)].slice(0, MAX_RECENT)
  void storage().set(KEYS.recent, JSON.stringify(kept))
}
