import { useCallback, useEffect, useState } from 'react'
import { loadEntries } from '@/lib/site/search/load'
import type { Entry } from '@/lib/site/search/types'

/** State of the search index: `entries` is undefined until the index has loaded. */
export type Entries = { entries?: readonly Entry[]; failed: boolean; retry: () => void }

/** Loads the search index once; `retry` loads it again after a failure. */
export const useEntries = (): Entries => {
  const [entries, setEntries] = useState<readonly Entry[]>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt
  useEffect(() => {
    let isUnmounted = false
    setFailed(false)
    loadEntries().then(
      (all) => isUnmounted || setEntries(all),
      (error: Error) => {
        console.error(error.message)
        if (!isUnmounted) setFailed(true)
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [tries])

  return { entries, failed, retry: useCallback(() => setTries((count) => count + 1), []) }
}
