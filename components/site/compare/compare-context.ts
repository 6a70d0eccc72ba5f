import { searchShortcuts } from '@/components/site/search/common-shortcuts'
import { openWithPageLoad, type SearchContext } from '@/components/site/search/search-context'

type CompareActions = {
  /** Compares the next screen (1) or the previous screen (-1). */
  step(by: 1 | -1): void
  /** Leaves the comparison and opens the screen. */
  leave(): void
}

/**
 * Returns the keyboard shortcuts of the comparison. The shortcuts for the next and the previous screen are the same as in the
 * preview, and the shortcut that opens the comparison also closes it.
 */
export const createCompareContext = ({ step, leave }: CompareActions): SearchContext => ({
  name: 'compare',
  actions: {
    j: () => step(1),
    n: () => step(1),
    k: () => step(-1),
    p: () => step(-1),
    s: leave,
    ...searchShortcuts,
  },
  open: openWithPageLoad,
})
