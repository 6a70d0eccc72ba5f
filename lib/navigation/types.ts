/** Direction of a navigation: forward, back, or to a new root. */
export type NavigationDirection = 'forward' | 'back' | 'root'

/** Options of `navigate`. */
export type NavigateOptions = {
  /** `forward` by default. `root` clears the stack and has no transition. */
  direction?: NavigationDirection
  /** Replaces the current page in the history, without a transition. */
  replace?: boolean
  /**
   * For tabs: replaces the current page in the history without a transition, but keeps it mounted and hidden. When the user
   * returns to it, it still has its scroll position, input, and focus.
   */
  tab?: boolean
}

/** The screen at a path. */
export type Screen<C = unknown> = {
  /** Key in the cache of loaded code. Different for each screen and each value of its route parameters. */
  id: string
  /** Title of the page in English. */
  title: string
  /** The document's title while the user is on the page; `title` by default. */
  documentTitle?: string
  /** The component to render if the module that `load` fetches has no default export. */
  Component: C
  props?: Record<string, unknown>
  /** Fetches the screen's code. May be called any number of times. */
  load: () => Promise<unknown>
  /**
   * Fetches the data that the page needs before it enters, e.g. its strings in the current language. Called for every preload of
   * the page, and before every visit for which the page must be rendered.
   * @param search query string of the URL; empty if there is none or it is not known
   * @returns a promise that resolves when the data has arrived or could not be fetched; undefined if no data is needed
   */
  loadData?: (search: string) => Promise<unknown> | undefined
  /**
   * Returns the title in a language.
   * @returns a promise for the title, or for undefined if the page has no fixed title in that language; rejects if it cannot be
   * loaded
   */
  loadTitle?: (lang: string) => Promise<string | undefined>
  /** App path of the page that the back button leads to if there is no page below. */
  parentPath?: string
}

/** Position of a history entry, which is stored in the state of the entry. */
export type HistoryPosition = {
  /** Position in the history: 0 for an entry that a page load created, and one more than the entry before for all others. */
  index: number
  /** Index at which the page was entered. After a change of the query or hash within the page, `index` can be larger. */
  entryIndex: number
  /** Number of pages below this one on the stack; 0 for a root page or a deep link. */
  depth: number
  /** App path of the page below, if there is one. */
  pathBelow?: string
  /** Equal to `index` in the entry that keeps Back within the document (back-guard.ts). */
  guardIndex?: number
}

/** A position in the history together with its app path. */
export type HistoryLocation = HistoryPosition & {
  /** App path with slashes at both ends, without base path, query, or hash. */
  path: string
}

/** One page of the stack. */
export type StackEntry<C = unknown> = HistoryLocation & {
  /** Key for rendering. The key of the document's first page is always `initial`. */
  key: string
  title: string
  /** Undefined for the first page, which came with the document. */
  screen?: Screen<C>
  /**
   * The component that renders the page. It must not change, because React would then discard the state of the page. Undefined
   * for the first page, which came with the document.
   */
  Component?: C
  /** True if the page has left the stack and is removed at the end of its transition. */
  isLeaving?: boolean
  /**
   * True for a tab that is hidden because another tab of the same bar is selected. It keeps its state and shares the history
   * entry of the selected tab.
   */
  isInactiveTab?: boolean
}
