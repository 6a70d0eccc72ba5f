import { withBase } from '@/lib/catalogue/href'
import type { Entry } from './types'

/** App path of the file that lists all that can be found; scripts/generate.ts writes it. */
export const INDEX_PATH = '/data/search.json'

let asked: Promise<Entry[]> | undefined

const fetched = async (): Promise<Entry[]> => {
  const response = await fetch(withBase(INDEX_PATH))
  if (!response.ok)
    throw new Error(
      `Patternbook: ${INDEX_PATH} answered ${response.status}, so there is nothing to search in. It is written by "npm run generate".`,
    )
  return response.json()
}

/**
 * All that can be found, fetched once; after a failure the next call tries again.
 * @throws when the file cannot be had
 */
export const loadEntries = (): Promise<Entry[]> => {
  asked ??= fetched().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
