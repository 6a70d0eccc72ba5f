import { searchShortcuts } from '@/components/site/search/common-shortcuts'
import { openWithPageLoad, type PageCommands } from '@/components/site/search/page-commands'

type CompareActions = {
  /** Compares the next screen (1) or the previous screen (-1). */
  goToAdjacentScreen(direction: 1 | -1): void
  /** Leaves the comparison and opens the screen. */
  leaveComparison(): void
}

/**
 * Returns the commands of the comparison. The shortcuts for the next and the previous screen are the same as in the preview, and
 * the shortcut that opens the comparison also closes it.
 */
export const createComparePageCommands = ({
  goToAdjacentScreen,
  leaveComparison,
}: CompareActions): PageCommands => ({
  pageKind: 'compare',
  shortcutActions: {
    j: () => goToAdjacentScreen(1),
    n: () => goToAdjacentScreen(1),
    k: () => goToAdjacentScreen(-1),
    p: () => goToAdjacentScreen(-1),
    s: leaveComparison,
    ...searchShortcuts,
  },
  openSearchResult: openWithPageLoad,
})
