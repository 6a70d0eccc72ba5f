import { createListeners } from '../listeners'
import { createPageHandle, type PageHandle } from './page-handle'
import { activeEntry, createStack, pageBelow, type Stack } from './stack'
import type { HistoryLocation, Screen, StackEntry } from './types'

/** The pages of a frame as a store that React renders. */
export type PageStore<C> = {
  subscribe(listener: () => void): () => void
  get(): Stack<C>
  /** Changes the stack. Calls the callback when the change has been rendered, before the browser paints it. */
  set(stack: Stack<C>, onceRendered?: () => void): void
  /** Runs the pending callbacks of `set`. Must be called when the stack has been rendered. */
  onRendered(): void
  /** Returns the handle of a page. Creates the handle if necessary. */
  getPageHandle(key: string): PageHandle
  /** Deletes the handles of pages that are no longer on the stack. */
  prune(): void
}

/** The key of the document's first page. */
export const INITIAL_PAGE_KEY = 'initial'

/** Creates the entry of the first page. The path, the title, and the position in the history are set when the stack starts. */
export const initialEntry = <C>(): StackEntry<C> => ({
  key: INITIAL_PAGE_KEY,
  index: 0,
  entryIndex: 0,
  depth: 0,
  path: '',
  title: '',
})

let createdCount = 0

/** Creates the entry of a page from its screen, after the code of the screen has arrived. */
export const createEntry = <C>(
  screen: Screen<C>,
  Component: C,
  location: HistoryLocation,
): StackEntry<C> => ({
  ...location,
  key: `page-${++createdCount}`,
  title: screen.title,
  screen,
  Component,
})

/**
 * Returns the title that the document has while the user is on a page. The first page has no screen and keeps the title of its
 * HTML.
 */
export const documentTitle = (entry: StackEntry): string => entry.screen?.documentTitle ?? entry.title

/**
 * Creates the store of the pages. At first, it contains only the document's first page.
 * @param titleOf returns the title of the page at an app path, or that of its parent if `shouldUseParent` is true; undefined if
 * the title is not known; `englishTitle` is the English title of the page if it is known
 */
export const createPageStore = <C>(
  titleOf: (path: string, englishTitle?: string, shouldUseParent?: boolean) => string | undefined,
): PageStore<C> => {
  const { subscribe, emit } = createListeners()
  const handles = new Map<string, PageHandle>()
  let stack: Stack<C> = createStack(initialEntry())
  let renderCallbacks: (() => void)[] = []

  const getPageHandle = (key: string): PageHandle => {
    const handle = handles.get(key) ?? createPageHandle()
    handles.set(key, handle)
    return handle
  }

  return {
    getPageHandle,
    get: () => stack,
    subscribe,
    set(next, onceRendered) {
      stack = next
      if (onceRendered) renderCallbacks.push(onceRendered)
      const active = activeEntry(stack)
      for (const entry of stack.entries) {
        const handle = getPageHandle(entry.key)
        const previousTitle =
          entry !== active
            ? handle.get().previousTitle
            : entry.pathBelow === undefined
              ? titleOf(entry.path, undefined, true)
              : titleOf(entry.pathBelow, pageBelow(stack)?.screen?.title)
        handle.set({ canGoBack: entry.depth > 0, previousTitle, isActive: entry === active })
      }
      emit()
    },
    onRendered() {
      const callbacks = renderCallbacks
      renderCallbacks = []
      for (const callback of callbacks) callback()
    },
    prune() {
      for (const key of handles.keys()) {
        if (!stack.entries.some((entry) => entry.key === key)) handles.delete(key)
      }
    },
  }
}
