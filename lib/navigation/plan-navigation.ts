import type { TransitionDirection } from '@/lib/transition/types'
import type { NavigationAction } from './stack'
import type { HistoryLocation, HistoryPosition, NavigateOptions } from './types'

/** The position of a new page in the history, and how it becomes the active page. */
export type NavigationPlan = {
  position: HistoryPosition
  action: NavigationAction
  transitionDirection: TransitionDirection
  /** True if the page replaces the current history entry, so that the history does not grow. */
  replacesEntry: boolean
}

/**
 * Decides the position of a new page in the history, what happens to the other pages, and the animation.
 * @param currentPage position of the active page in the history, and its path
 */
export const planNavigation = (
  currentPage: HistoryLocation,
  { direction, tab, replace = tab }: NavigateOptions,
): NavigationPlan => {
  const isRoot = direction === 'root'
  const isBack = direction === 'back'
  // Going back to a page that is not rendered creates the page, but must not add a history entry.
  const replacesEntry = replace === true || isBack
  const index = replacesEntry ? currentPage.index : currentPage.index + 1
  return {
    replacesEntry,
    position: replacesEntry
      ? {
          index,
          entryIndex: tab ? currentPage.entryIndex : index,
          depth: isRoot ? 0 : currentPage.depth,
          pathBelow: isRoot ? undefined : currentPage.pathBelow,
        }
      : {
          index,
          entryIndex: index,
          depth: isRoot ? 0 : currentPage.depth + 1,
          pathBelow: isRoot ? undefined : currentPage.path,
        },
    transitionDirection: isRoot || replace ? 'none' : isBack ? 'back' : 'forward',
    action: isRoot ? 'root' : tab ? 'tab' : replacesEntry ? 'replace' : 'push',
  }
}
