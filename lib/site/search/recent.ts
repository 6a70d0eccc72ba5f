import { KEYS, storage } from '@/lib/storage'

/** Maximum number of stored entries. */
const MAX_RECENT = 5

/** Ids of recently opened results, the latest first. */
export const recentIds = (): string[] => {
  try {
    const ids: unknown = JSON.parse(storage().peek(KEYS.recent) ?? '[]')
    return Array.isArray(ids)
      ? ids.filter((id): id is string => typeof id === 'string').slice(0, MAX_RECENT)
      : []
  } catch {
    // An invalid stored value counts as an empty list.
    return []
  }
}

/** Stores a result as the latest. */
export const addRecent = (id: string): void => {
  const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, MAX_RECENT)
  void storage().set(KEYS.recent, JSON.stringify(ids))
}
