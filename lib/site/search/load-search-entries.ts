import { DATA_BASE } from '@/lib/navigation/href'
import type { SearchEntry } from './types'

/** Path of the search index, below `DATA_BASE`. scripts/generate.ts writes this file. */
const INDEX_PATH = '/data/search.json'

let entriesPromise: Promise<SearchEntry[]> | undefined

/** The fields that contain a string in every entry. */
const STRING_FIELDS = ['id', 'kind', 'title', 'path', 'icon'] as const

/** Returns whether a value in the file has all required fields, so that no search throws an error later. */
const isSearchEntry = (value: unknown): value is SearchEntry => {
  const entry = value as Partial<SearchEntry> | null
  return STRING_FIELDS.every((field) => typeof entry?.[field] === 'string') && Array.isArray(entry?.aliases)
}

const fetchEntries = async (): Promise<SearchEntry[]> => {
  try {
    const response = await fetch(DATA_BASE + INDEX_PATH)
    if (!response.ok) throw new Error(`the server returned ${response.status}`)
    const entries: unknown = await response.json()
    if (!Array.isArray(entries)) throw new Error('it is not a list')
    if (!entries.every(isSearchEntry)) throw new Error('an entry lacks a field')
    return entries
  } catch (reason) {
    throw new Error(
      `Patternbook: the search index ${INDEX_PATH} could not be loaded (${(reason as Error).message}), so search does not work. Check your connection and try again.`,
      { cause: reason },
    )
  }
}

/**
 * Loads all entries of the search. They are fetched once; after a failure, the next call tries again.
 * @throws if the file cannot be loaded or is invalid
 */
export const loadSearchEntries = (): Promise<SearchEntry[]> => {
  entriesPromise ??= fetchEntries().catch((error: unknown) => {
    entriesPromise = undefined
    throw error
  })
  return entriesPromise
}
