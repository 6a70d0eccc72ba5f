import { searchShortcuts } from '@/components/site/search/common-shortcuts'
import { loadEntry, type SearchContext } from '@/components/site/search/search-context'

type CompareActions = {
  /** Compares the next screen (1), or the one before (-1). */
  step(by: 1 | -1): void
  /** Goes back to the screen. */
  leave(): void
}

/** The keys of the comparison: they walk through the book as they do there, and what led here leads back. */
export const compareKeys = ({ step, leave }: CompareActions): SearchContext => ({
  name: 'compare',
  actions: {
    j: () => step(1),
    n: () => step(1),
    k: () => step(-1),
    p: () => step(-1),
    s: leave,
    ...searchShortcuts,
  },
  open: loadEntry,
})
