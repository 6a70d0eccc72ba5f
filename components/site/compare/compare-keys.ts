import { searchShortcuts } from '@/components/site/search/common-shortcuts'
import { loadEntry, type SearchContext } from '@/components/site/search/search-context'

type CompareActions = {
  /** Compares the next screen (1), or the one before (-1). */
  step(by: 1 | -1): void
  /** Leaves the comparison and opens the screen. */
  leave(): void
}

/**
 * Keyboard shortcuts of the comparison. Those that step through the screens work as in the preview, and the shortcut
 * that opens the comparison also closes it.
 */
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
