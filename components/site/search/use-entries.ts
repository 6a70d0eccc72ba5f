import { useCallback, useEffect, useState } from 'react'
import { loadEntries } from '@/lib/site/search/load'
import type { Entry } from '@/lib/site/search/types'

/** All that can be found, as far as it is there. */
export type Entries = { entries?: readonly Entry[]; failed: boolean; retry: () => void }

/** Fetches all that can be found, once; after a failure with another try. */
export const useEntries = (): Entries => {
  const [entries, setEntries] = useState<readonly Entry[]>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one more
  useEffect(() => {
    let left = false
    setFailed(false)
    loadEntries().then(
      (all) => left || setEntries(all),
      (error: Error) => {
        console.error(error.message)
        if (!left) setFailed(true)
      },
    )
    return () => {
      left = true
    }
  }, [tries])

  return { entries, failed, retry: useCallback(() => setTries((count) => count + 1), []) }
}
