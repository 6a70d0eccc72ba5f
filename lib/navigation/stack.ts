import { MAX_MOUNTED_PAGES } from './constants'
import type { Entry } from './types'

/** The pages of a frame: data only. */
export type Stack<C = unknown> = {
  /** In the order of creation, so that no page ever moves in the document. */
  entries: readonly Entry<C>[]
  /** Key of the current page. */
  active: string
  /** Keys of all visible pages: the active one, and others while they move. */
  shown: readonly string[]
}

/** How a page becomes the active one. */
export type NavigationAction = 'push' | 'pop' | 'replace' | 'root' | 'tab'

/** Creates a stack with one page. */
export const stackOf = <C>(entry: Entry<C>): Stack<C> => ({
  entries: [entry],
  active: entry.key,
  shown: [entry.key],
})

/** The current page. */
export const activeEntry = <C>(stack: Stack<C>): Entry<C> =>
  stack.entries.find((entry) => entry.key === stack.active)!

/** The rendered page directly below the active one; undefined if it was dropped or never created. */
export const pageBelow = <C>(stack: Stack<C>): Entry<C> | undefined => {
  const { depth, entryIndex } = activeEntry(stack)
  return stack.entries.findLast(
    (e) => !e.isLeaving && !e.inactive && depth > 0 && e.depth === depth - 1 && e.index < entryIndex,
  )
}

/** What happens to another page when a page becomes the active one. */
const updateOther = <C>(
  other: Entry<C>,
  entry: Entry<C>,
  action: NavigationAction,
  known: boolean,
): Entry<C> => {
  const sibling = other.entryIndex === entry.entryIndex
  if (sibling && action === 'tab' && !other.isLeaving) return { ...other, inactive: true }
  // The other tabs keep their state.
  if (sibling && other.inactive && known) return { ...other, isLeaving: false }
  return action !== 'root' && other.index < entry.entryIndex ? other : { ...other, isLeaving: true }
}

/**
 * Makes a page the active one. Pages that leave the stack remain until `settle`, so that they can move out.
 * @param entry the page, new or already on the stack (also one that is leaving)
 */
export const enter = <C>(stack: Stack<C>, entry: Entry<C>, action: NavigationAction): Stack<C> => {
  const known = stack.entries.some((other) => other.key === entry.key)
  const all = known ? stack.entries : [...stack.entries, entry]
  const kept = all.map((other) =>
    other.key === entry.key
      ? { ...entry, isLeaving: false, inactive: false }
      : updateOther(other, entry, action, known),
  )
  const live = kept.filter((other) => !other.isLeaving).sort((a, b) => b.index - a.index)
  const last = live[MAX_MOUNTED_PAGES - 1]?.index ?? Number.NEGATIVE_INFINITY
  return {
    entries: kept.map((other) => (other.index < last ? { ...other, isLeaving: true } : other)),
    active: entry.key,
    shown: [...new Set([...stack.shown, entry.key])],
  }
}

/** The end of a transition: only the active page is visible, and pages that have left the stack are dropped. */
export const settle = <C>(stack: Stack<C>): Stack<C> => ({
  entries: stack.entries.filter((entry) => !entry.isLeaving),
  active: stack.active,
  shown: [stack.active],
})

/** Stores that the history moved within the active page. */
export const withIndex = <C>(stack: Stack<C>, index: number): Stack<C> => ({
  ...stack,
  entries: stack.entries.map((entry) => (entry.key === stack.active ? { ...entry, index } : entry)),
})

/** The tab that waits behind the active page, if it has been shown before. */
export const findInactiveTab = <C>(stack: Stack<C>, path: string): Entry<C> | undefined => {
  const { entryIndex } = activeEntry(stack)
  return stack.entries.find(
    (entry) => entry.inactive && !entry.isLeaving && entry.entryIndex === entryIndex && entry.path === path,
  )
}

/**
 * The page at a position of the history, if it is still rendered.
 * @param location the position
 */
export const entryAt = <C>(
  stack: Stack<C>,
  location: { entryIndex: number; path: string },
): Entry<C> | undefined =>
  stack.entries.findLast((entry) => entry.entryIndex === location.entryIndex && entry.path === location.path)
