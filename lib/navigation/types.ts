/** Direction of a navigation: forward, back, or to a new root. */
export type NavigationDirection = 'forward' | 'back' | 'root'

/** Options of `navigate`. */
export type NavigateOptions = {
  /** `forward` by default. `root` clears the stack and has no transition. */
  direction?: NavigationDirection
  /** Replaces the current page in the history, without a transition. */
  replace?: boolean
  /**
   * For tabs: replaces the current page in the history, but keeps it mounted and hidden with its scroll position, input, and
   * focus, until the user returns to it or the history entry that all tabs share leaves the stack.
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
  /** The component to render if `load` returns no module with a default export. */
  Component: C
  props?: Record<string, unknown>
  /** Fetches the screen's code. May be called any number of times. */
  load: () => Promise<unknown>
  /**
   * Fetches the data that the page needs before it enters, e.g. its strings in the current language. Called for every preload of
   * the page, and before every visit for which the page must be rendered.
   * @param search query string of the URL; empty if it is not known
   * @returns a promise that resolves when the data has arrived or could not be fetched; undefined if no data is needed
   */
  loadData?: (search: string) => Promise<unknown> | undefined
  /**
   * Returns the title in a language.
   * @returns a promise for the title, or for undefined if the page has no fixed title in that language; rejects if it cannot be
   * loaded
   */
  titleIn?: (lang: string) => Promise<string | undefined>
  /** App path of the page that the back button leads to if there is no page below. */
  parentPath?: string
}

/** Position of a history entry. Every entry of the page stack stores one. */
export type HistoryPosition = {
  /** Position in the history, counted from the entry with which the visit to the site began. */
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
  /** Never changes, because React would discard the state of the page. Undefined for the first page, as is `screen`. */
  Component?: C
  /** True if the page has left the stack and is removed at the end of its transition. */
  isLeaving?: boolean
  /**
   * True for a tab that is hidden while another tab of the same bar is active. It keeps its state and shares the history entry of
   * the active tab.
   */
  isInactiveTab?: boolean
}
