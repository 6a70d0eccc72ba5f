import { createListeners } from '../listeners'
import { createLifecycle, type Lifecycle } from './lifecycle'

/** The state of a page that depends on its position on the stack. */
export type PageState = {
  /** True if there is a page below to go back to. */
  canGoBack: boolean
  /**
   * Title for the label of a back button, if known: that of the page below or, if there is none, of the parent page. In English,
   * the title of the parent page is omitted, because the screen has an English label for its parent.
   */
  previousTitle?: string
  /** True while the user is on this page. */
  isActive: boolean
}

/**
 * Connects the page stack with the content of one page: lifecycle events, state, and what is saved while the page is hidden. A
 * page keeps the same handle for its whole life. Its state is a store, so that only components that read the state render again.
 */
export type PageHandle = {
  lifecycle: Lifecycle
  get(): PageState
  set(state: PageState): void
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void
  /** Scroll positions and focus while the page is hidden. */
  savedState: { scrollTops: number[]; focusedElement?: HTMLElement }
}

/**
 * The state of every page until the page stack sets it: on the server, during hydration, and always for pages outside of the
 * stack, such as those in modals.
 */
export const INITIAL_PAGE_STATE: PageState = { canGoBack: false, isActive: true }

/** Creates the handle of one page. */
export const createPageHandle = (): PageHandle => {
  const { subscribe, emit } = createListeners()
  let state = INITIAL_PAGE_STATE
  return {
    lifecycle: createLifecycle(),
    savedState: { scrollTops: [] },
    get: () => state,
    set(next) {
      if (
        next.canGoBack === state.canGoBack &&
        next.previousTitle === state.previousTitle &&
        next.isActive === state.isActive
      )
        return
      state = next
      emit()
    },
    subscribe,
  }
}
