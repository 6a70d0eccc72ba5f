import { MAX_MOUNTED_PAGES } from './constants'
import type { StackEntry } from './types'

/** The pages of a frame, as plain data. */
export type Stack<C = unknown> = {
  /** The pages in the order of creation, so that React never moves their elements in the document. */
  entries: readonly StackEntry<C>[]
  /** Key of the active page. */
  activeKey: string
  /** Keys of all visible pages: the active page, and other pages during a transition. */
  visibleKeys: readonly string[]
}

/**
 * How a page becomes the active page: it opens above the active page (`push`), the user goes back to it (`pop`), it replaces the
 * active page or, as a root, all pages, or it is another tab at the same position.
 */
export type NavigationAction = 'push' | 'pop' | 'replace' | 'root' | 'tab'

/** Creates a stack with one page. */
export const createStack = <C>(entry: StackEntry<C>): Stack<C> => ({
  entries: [entry],
  activeKey: entry.key,
  visibleKeys: [entry.key],
})

/** Returns the active page. */
export const activeEntry = <C>(stack: Stack<C>): StackEntry<C> =>
  stack.entries.find((entry) => entry.key === stack.activeKey)!

/** Returns the page directly below the active page; undefined if there is none or it is not rendered. */
export const pageBelow = <C>(stack: Stack<C>): StackEntry<C> | undefined => {
  const { depth, entryIndex } = activeEntry(stack)
  return stack.entries.findLast(
    (e) => !e.isLeaving && !e.isInactiveTab && depth > 0 && e.depth === depth - 1 && e.index < entryIndex,
  )
}

/**
 * Returns the new state of another page when `entry` becomes the active page.
 * @param isEntryOnStack whether `entry` was on the stack before
 */
const updateOtherEntry = <C>(
  other: StackEntry<C>,
  entry: StackEntry<C>,
  action: NavigationAction,
  isEntryOnStack: boolean,
): StackEntry<C> => {
  const isSibling = other.entryIndex === entry.entryIndex
  if (isSibling && action === 'tab' && !other.isLeaving) return { ...other, isInactiveTab: true }
  // When the user returns to a tab, the inactive tabs of its bar remain mounted.
  if (isSibling && other.isInactiveTab && isEntryOnStack) return { ...other, isLeaving: false }
  return action !== 'root' && other.index < entry.entryIndex ? other : { ...other, isLeaving: true }
}

/**
 * Returns the stack with a page as the active page. Pages that leave the stack remain until `completeTransition`, so that their
 * transition can be shown. If more than `MAX_MOUNTED_PAGES` pages would remain, those farthest below leave too.
 * @param entry a new page, or a page that is already on the stack, even if it is leaving
 */
export const activateEntry = <C>(
  stack: Stack<C>,
  entry: StackEntry<C>,
  action: NavigationAction,
): Stack<C> => {
  const isOnStack = stack.entries.some((other) => other.key === entry.key)
  const allEntries = isOnStack ? stack.entries : [...stack.entries, entry]
  const updatedEntries = allEntries.map((other) =>
    other.key === entry.key
      ? { ...entry, isLeaving: false, isInactiveTab: false }
      : updateOtherEntry(other, entry, action, isOnStack),
  )
  const remainingEntries = updatedEntries
    .filter((other) => !other.isLeaving)
    .sort((a, b) => b.index - a.index)
  const minIndex = remainingEntries[MAX_MOUNTED_PAGES - 1]?.index ?? Number.NEGATIVE_INFINITY
  return {
    entries: updatedEntries.map((other) => (other.index < minIndex ? { ...other, isLeaving: true } : other)),
    activeKey: entry.key,
    visibleKeys: [...new Set([...stack.visibleKeys, entry.key])],
  }
}

/**
 * Returns the stack at the end of a transition: hides all pages except the active page, and removes pages that have left the
 * stack.
 */
export const completeTransition = <C>(stack: Stack<C>): Stack<C> => ({
  entries: stack.entries.filter((entry) => !entry.isLeaving),
  activeKey: stack.activeKey,
  visibleKeys: [stack.activeKey],
})

/** Returns the stack with a new history index of the active page, for a navigation or a history step that stays on that page. */
export const withHistoryIndex = <C>(stack: Stack<C>, index: number): Stack<C> => ({
  ...stack,
  entries: stack.entries.map((entry) => (entry.key === stack.activeKey ? { ...entry, index } : entry)),
})

/** Returns the inactive tab at a path that shares the history entry of the active page; undefined if there is none. */
export const findInactiveTab = <C>(stack: Stack<C>, path: string): StackEntry<C> | undefined => {
  const { entryIndex } = activeEntry(stack)
  return stack.entries.find(
    (entry) =>
      entry.isInactiveTab && !entry.isLeaving && entry.entryIndex === entryIndex && entry.path === path,
  )
}

/**
 * Returns the page at a position of the history, if it is still rendered.
 * @param location index at which the page was entered, and its app path
 */
export const entryAt = <C>(
  stack: Stack<C>,
  location: { entryIndex: number; path: string },
): StackEntry<C> | undefined =>
  stack.entries.findLast((entry) => entry.entryIndex === location.entryIndex && entry.path === location.path)
