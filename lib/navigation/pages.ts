import { createListeners } from '../listeners'
import { createPage, type PageHandle } from './page-handle'
import { activeEntry, pageBelow, type Stack, stackOf } from './stack'
import type { Entry, HistoryLocation, Screen } from './types'

/** The pages of a frame as a store that React renders. */
export type Pages<C> = {
  subscribe(listener: () => void): () => void
  get(): Stack<C>
  /** Changes the stack. `then` runs when the change has been rendered, before it is painted. */
  set(stack: Stack<C>, then?: () => void): void
  /** Must be called when the stack has been rendered. */
  rendered(): void
  /** The handle of a page for its content. */
  page(key: string): PageHandle
  /** Drops the pages that are no longer on the stack. */
  prune(): void
}

/** The key of the document's first page. */
export const INITIAL_PAGE_KEY = 'boot'

/** The first page before the document has read its position in the history. It is the same on the server. */
export const initialEntry = <C>(): Entry<C> => ({
  key: INITIAL_PAGE_KEY,
  index: 0,
  entryIndex: 0,
  depth: 0,
  path: '',
  title: '',
})

let createdCount = 0

/** Creates a page from the registry, after its code has arrived. */
export const makeEntry = <C>(screen: Screen<C>, Component: C, location: HistoryLocation): Entry<C> => ({
  ...location,
  key: `page-${++createdCount}`,
  title: screen.title,
  screen,
  Component,
})

/** The document's title while the user is on a page. The first page has its own. */
export const documentTitle = (entry: Entry): string => entry.screen?.documentTitle ?? entry.title

/**
 * Creates the pages of a frame, with the first page only.
 * @param titleOf title of the page at an app path, or of its parent if `ofParent` is true; `known` is the English title if it
 * is known
 */
export const createPages = <C>(
  titleOf: (path: string, known?: string, ofParent?: boolean) => string | undefined,
): Pages<C> => {
  const { subscribe, emit } = createListeners()
  const handles = new Map<string, PageHandle>()
  let stack: Stack<C> = stackOf(initialEntry())
  let afterRender: (() => void)[] = []

  const page = (key: string): PageHandle => {
    const handle = handles.get(key) ?? createPage()
    handles.set(key, handle)
    return handle
  }

  return {
    page,
    get: () => stack,
    subscribe,
    set(next, then) {
      stack = next
      if (then) afterRender.push(then)
      const active = activeEntry(stack)
      for (const entry of stack.entries) {
        const handle = page(entry.key)
        const previousTitle =
          entry !== active
            ? handle.get().previousTitle
            : entry.from === undefined
              ? titleOf(entry.path, undefined, true)
              : titleOf(entry.from, pageBelow(stack)?.screen?.title)
        handle.set({ canGoBack: entry.depth > 0, previousTitle: previousTitle, active: entry === active })
      }
      emit()
    },
    rendered() {
      const due = afterRender
      afterRender = []
      for (const job of due) job()
    },
    prune() {
      for (const key of handles.keys()) {
        if (!stack.entries.some((entry) => entry.key === key)) handles.delete(key)
      }
    },
  }
}
