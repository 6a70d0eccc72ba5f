import { useCallback, useEffect, useState } from 'react'
import { loadEntries } from '@/lib/site/search/load'
import type { SearchEntry } from '@/lib/site/search/types'

/** State of the search index: `entries` is undefined until the index has loaded. */
export type EntriesState = { entries?: readonly SearchEntry[]; failed: boolean; retry: () => void }

/** Loads the search index once; `retry` loads it again after a failure. */
export const useEntries = (): EntriesState => {
  const [entries, setEntries] = useState<readonly SearchEntry[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt
  useEffect(() => {
    let isUnmounted = false
    setFailed(false)
    loadEntries().then(
      (loadedEntries) => isUnmounted || setEntries(loadedEntries),
      (error: Error) => {
        console.error(error.message)
        if (!isUnmounted) setFailed(true)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [attempt])

  return { entries, failed, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
