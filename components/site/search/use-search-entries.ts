import { useCallback, useEffect, useState } from 'react'
import { loadSearchEntries } from '@/lib/site/search/load-search-entries'
import type { SearchEntry } from '@/lib/site/search/types'

/** State of the search index: `entries` is undefined until the index has loaded. */
export type SearchEntriesState = { entries?: readonly SearchEntry[]; hasFailed: boolean; retry: () => void }

/** Loads the search index once; `retry` loads it again after a failure. */
export const useSearchEntries = (): SearchEntriesState => {
  const [entries, setEntries] = useState<readonly SearchEntry[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt
  useEffect(() => {
    let isUnmounted = false
    setHasFailed(false)
    loadSearchEntries().then(
      (loadedEntries) => isUnmounted || setEntries(loadedEntries),
      (error: Error) => {
        console.error(error.message)
        if (!isUnmounted) setHasFailed(true)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [attempt])

  return { entries, hasFailed, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
