import type { Stack } from './stack'
import type { StackEntry } from './types'

/** Returns a stack in which `entry`, the page below the active page, is also visible. Adds the page if it is not rendered. */
export const showPageBelow = <C>(stack: Stack<C>, entry: StackEntry<C>): Stack<C> => ({
  ...stack,
  entries: stack.entries.some((other) => other.key === entry.key) ? stack.entries : [...stack.entries, entry],
  visibleKeys: [...new Set([...stack.visibleKeys, entry.key])],
})
