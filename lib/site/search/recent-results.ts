import { STORAGE_KEYS, storage } from '@/lib/storage'

/** Maximum number of stored IDs. */
const MAX_RECENT_IDS = 5

/** Returns the IDs of the recently opened results, the most recent first. */
export const readRecentResultIds = (): string[] => {
  try {
    const ids: unknown = JSON.parse(storage().getSync(STORAGE_KEYS.recentResults) ?? '[]')
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === 'string').slice(0, MAX_RECENT_IDS)
      : []
  } catch {
    // An invalid stored value counts as an empty list.
    return []
  }
}

/** Adds the ID of a result at the start of the stored list. */
export const addRecentResultId = (id: string): void => {
  const ids = [id, ...readRecentResultIds().filter((other) => other !== id)].slice(0, MAX_RECENT_IDS)
  void storage().set(STORAGE_KEYS.recentResults, JSON.stringify(ids))
}
