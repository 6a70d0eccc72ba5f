import { MAX_MOUNTED_PAGES } from './constants'
import type { Entry } from './types'

/** The pages of a frame, as plain data. */
export type Stack<C = unknown> = {
  /** The pages in the order of creation, so that React never moves their elements in the document. */
  entries: readonly Entry<C>[]
  /** Key of the current page. */
  active: string
  /** Keys of all visible pages: the active page, and other pages during a transition. */
  shown: readonly string[]
}

/** How a page becomes the active page. */
export type NavigationAction = 'push' | 'pop' | 'replace' | 'root' | 'tab'

/** Creates a stack with one page. */
export const stackOf = <C>(entry: Entry<C>): Stack<C> => ({
  entries: [entry],
  active: entry.key,
  shown: [entry.key],
})

/** Returns the active page. */
export const activeEntry = <C>(stack: Stack<C>): Entry<C> =>
  stack.entries.find((entry) => entry.key === stack.active)!

/** Returns the page directly below the active page; undefined if it is not rendered. */
export const pageBelow = <C>(stack: Stack<C>): Entry<C> | undefined => {
  const { depth, entryIndex } = activeEntry(stack)
  return stack.entries.findLast(
    (e) => !e.isLeaving && !e.inactive && depth > 0 && e.depth === depth - 1 && e.index < entryIndex,
  )
}

/** Returns the new state of another page when `entry` becomes the active page. */
const updateOther = <C>(
  other: Entry<C>,
  entry: Entry<C>,
  action: NavigationAction,
  isKnown: boolean,
): Entry<C> => {
  const isSibling = other.entryIndex === entry.entryIndex
  if (isSibling && action === 'tab' && !other.isLeaving) return { ...other, inactive: true }
  // The other inactive tabs keep their state.
  if (isSibling && other.inactive && isKnown) return { ...other, isLeaving: false }
  return action !== 'root' && other.index < entry.entryIndex ? other : { ...other, isLeaving: true }
}

/**
 * Makes a page the active page. Pages that leave the stack remain until `settle`, so that their transition can be shown.
 * @param entry a new page, or a page that is already on the stack, even if it is leaving
 */
export const enter = <C>(stack: Stack<C>, entry: Entry<C>, action: NavigationAction): Stack<C> => {
  const isKnown = stack.entries.some((other) => other.key === entry.key)
  const allEntries = isKnown ? stack.entries : [...stack.entries, entry]
  const updatedEntries = allEntries.map((other) =>
    other.key === entry.key
      ? { ...entry, isLeaving: false, inactive: false }
      : updateOther(other, entry, action, isKnown),
  )
  const remainingEntries = updatedEntries
    .filter((other) => !other.isLeaving)
    .sort((a, b) => b.index - a.index)
  const minIndex = remainingEntries[MAX_MOUNTED_PAGES - 1]?.index ?? Number.NEGATIVE_INFINITY
  return {
    entries: updatedEntries.map((other) => (other.index < minIndex ? { ...other, isLeaving: true } : other)),
    active: entry.key,
    shown: [...new Set([...stack.shown, entry.key])],
  }
}

/** Returns the stack at the end of a transition: hides all pages except the active page, and removes pages that have left the stack. */
export const settle = <C>(stack: Stack<C>): Stack<C> => ({
  entries: stack.entries.filter((entry) => !entry.isLeaving),
  active: stack.active,
  shown: [stack.active],
})

/** Returns the stack with a new history index of the active page, after a step between entries of that page. */
export const withIndex = <C>(stack: Stack<C>, index: number): Stack<C> => ({
  ...stack,
  entries: stack.entries.map((entry) => (entry.key === stack.active ? { ...entry, index } : entry)),
})

/** Returns the inactive tab at a path, if it has been shown before. Inactive tabs share the history entry of the active page. */
export const findInactiveTab = <C>(stack: Stack<C>, path: string): Entry<C> | undefined => {
  const { entryIndex } = activeEntry(stack)
  return stack.entries.find(
    (entry) => entry.inactive && !entry.isLeaving && entry.entryIndex === entryIndex && entry.path === path,
  )
}

/**
 * Returns the page at a position of the history, if it is still rendered.
 * @param location index at which the page was entered, and its app path
 */
export const entryAt = <C>(
  stack: Stack<C>,
  location: { entryIndex: number; path: string },
): Entry<C> | undefined =>
  stack.entries.findLast((entry) => entry.entryIndex === location.entryIndex && entry.path === location.path)
