/** Direction of a navigation: forward, back, or to a new root. */
export type NavigationDirection = 'forward' | 'back' | 'root'

/** Options of `navigate`. */
export type NavigateOptions = {
  /** `forward` by default. `root` clears the stack and has no transition. */
  direction?: NavigationDirection
  /** Replaces the current page in the history, without a transition. */
  replace?: boolean
  /**
   * Also replaces, but keeps siblings (tabs): the previous page waits behind the new one with its scroll position, input, and
   * focus, until the user returns to it or leaves the position that they share.
   */
  tab?: boolean
}

/** A screen of the registry at a path. */
export type Screen<C = unknown> = {
  /** Key of the chunk cache; one per screen and parameter. */
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
   * Fetches what else the page needs before it enters, e.g. its strings in the current language. Called before
   * every visit.
   * @param search query of the URL
   * @returns resolves when nothing is pending, also after a failure
   */
  ready?: (search: string) => Promise<unknown> | undefined
  /**
   * The title in another language.
   * @returns undefined if the page has no fixed title in it; rejects if it cannot be loaded now
   */
  titleIn?: (lang: string) => Promise<string | undefined>
  /** App path of the page that Back leads to if no page is below. */
  parent?: string
}

/** Position in the history, as stored in our own entries. */
export type Position = {
  /** Position in the history, counted from the document's first entry. */
  index: number
  /** Index at which the page was entered. Changes of query and hash within a page have higher indexes. */
  entryIndex: number
  /** Number of pages below this one on the stack; 0 for a root page or a deep link. */
  depth: number
  /** App path of the page below, if there is one. */
  from?: string
  /** Equal to `index` in the entry that keeps Back within the document (back-guard.ts). */
  guard?: number
}

/** A position in the history together with its URL. */
export type HistoryLocation = Position & {
  /** App path with slashes at both ends, without base path, query, and hash. */
  path: string
}

/** One page of the stack. */
export type Entry<C = unknown> = HistoryLocation & {
  /** Key for rendering. The document's first page is always `boot`. */
  key: string
  title: string
  /** Undefined for the first page, which came with the document. */
  screen?: Screen<C>
  /** Pinned when the page is created: another component type later would lose the page's state. */
  Component?: C
  /** True if the page has left the stack and only waits for the end of its transition. */
  isLeaving?: boolean
  /**
   * True for a tab that waits behind a sibling: it keeps its state and the same position in the history, but is not the
   * active page.
   */
  inactive?: boolean
}
