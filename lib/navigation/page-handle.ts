import { createLifecycle, type Lifecycle } from './lifecycle'

/** What a page may know of its place on the stack. */
export type PageState = {
  /** True when there is a page beneath to go back to. */
  canGoBack: boolean
  /** Title of the page beneath, for the text of an iOS back button. */
  previousTitle?: string
  /** True while the user is on this page. */
  active: boolean
}

/** One page as its own content sees it: a stable object, so that nothing re-renders that does not ask. */
export type PageHandle = {
  lifecycle: Lifecycle
  get(): PageState
  set(state: PageState): void
  /** @returns the way to stop */
  subscribe(listener: () => void): () => void
  /** Scroll positions and focus while the page is away. */
  kept: { scroll: number[]; focus?: HTMLElement }
}

/** What the server renders, and every first page until its document knows its history. */
export const FIRST_PAGE: PageState = { canGoBack: false, active: true }

/** Makes the handle of one page. */
export const createPage = (): PageHandle => {
  const listeners = new Set<() => void>()
  let state = FIRST_PAGE
  return {
    lifecycle: createLifecycle(),
    kept: { scroll: [] },
    get: () => state,
    set(next) {
      if (
        next.canGoBack === state.canGoBack &&
        next.previousTitle === state.previousTitle &&
        next.active === state.active
      )
        return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
