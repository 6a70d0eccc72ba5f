import type { TransitionDirection } from '@/lib/transition/types'
import type { NavigationAction } from './stack'
import type { HistoryLocation, NavigateOptions, Position } from './types'

/** The position of a new page in the history, and how it becomes the active page. */
export type NavigationPlan = {
  position: Position
  action: NavigationAction
  transitionDirection: TransitionDirection
  /** True if the page replaces the current history entry, so that the history does not grow. */
  replacesEntry: boolean
}

/**
 * Decides the position of a new page in the history, what happens to the other pages, and the animation.
 * @param here the current page
 */
export const planOf = (
  here: HistoryLocation,
  { direction, tab, replace = tab }: NavigateOptions,
): NavigationPlan => {
  const root = direction === 'root'
  const isBack = direction === 'back'
  // Going back to a page that is not rendered creates the page, but must not add a history entry.
  const replacesEntry = replace === true || isBack
  const index = replacesEntry ? here.index : here.index + 1
  return {
    replacesEntry,
    position: replacesEntry
      ? { index, entryIndex: tab ? here.entryIndex : index, depth: here.depth, from: here.from }
      : { index, entryIndex: index, depth: root ? 0 : here.depth + 1, from: root ? undefined : here.path },
    transitionDirection: root || replace ? 'none' : isBack ? 'back' : 'forward',
    action: root ? 'root' : tab ? 'tab' : replacesEntry ? 'replace' : 'push',
  }
}
