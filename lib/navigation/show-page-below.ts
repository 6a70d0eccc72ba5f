import type { Stack } from './stack'
import type { Entry } from './types'

/** Shows a page below the active one without navigating to it. Creates the page if necessary. */
export const showPageBelow = <C>(stack: Stack<C>, entry: Entry<C>): Stack<C> => ({
  ...stack,
  entries: stack.entries.some((other) => other.key === entry.key) ? stack.entries : [...stack.entries, entry],
  shown: [...new Set([...stack.shown, entry.key])],
})
