/** How a navigation is meant: deeper, back up, or to a new beginning. */
export type NavigationDirection = 'forward' | 'back' | 'root'

/** How `navigate` is meant. */
export type NavigateOptions = {
  /** `forward` unless said otherwise; `root` clears the stack and does not move. */
  direction?: NavigationDirection
  /** Takes the place of the current page in the history, without moving. */
  replace?: boolean
  /**
   * The same, between siblings: the page that was left waits behind the new one with its scroll, its input and its focus,
   * until the user comes back to it or leaves the place that they share.
   */
  tab?: boolean
}

/** A screen of the registry, as a path resolves to it. */
export type Screen<C = unknown> = {
  /** Key of the chunk cache; one per screen and parameter. */
  id: string
  /** Title of the page in English. */
  title: string
  /** What the document is called while the user is on the page; `title` where it is not given. */
  documentTitle?: string
  /** What is rendered unless `load` gives a module with a default export. */
  Component: C
  props?: Record<string, unknown>
  /** Fetches the screen's code; may be called any number of times. */
  load: () => Promise<unknown>
  /**
   * Fetches what must be there besides for the page to come in whole, e.g. its texts in the language of now. Asked before
   * every visit.
   * @param search query of the address
   * @returns resolves when there is nothing more to wait for, also when that has failed
   */
  ready?: (search: string) => Promise<unknown> | undefined
  /**
   * The title in another language.
   * @returns undefined where the page has no fixed title in it; rejects when it cannot be known now
   */
  titleIn?: (lang: string) => Promise<string | undefined>
  /** App path of the page its way back leads to where none lies beneath. */
  parent?: string
}

/** Where the history stands, as our own entries in it say. */
export type Position = {
  /** Place in the history, counted from the document's first entry. */
  index: number
  /** Index at which the page was entered: moves within a page (query, hash) lie after it. */
  base: number
  /** Pages beneath this one on the stack; 0 for a root page or a deep link. */
  depth: number
  /** App path of the page beneath, if there is one. */
  from?: string
  /** Equal to `index` in the entry that keeps Back within the document (back-guard.ts). */
  guard?: number
}

/** A place in the history together with its address. */
export type Place = Position & {
  /** App path with slashes at both ends, without base path, query and hash. */
  path: string
}

/** One page of the stack. */
export type Entry<C = unknown> = Place & {
  /** Identity for rendering; the document's first page is always `boot`. */
  key: string
  title: string
  /** Undefined for the first page, which the document itself brings along. */
  screen?: Screen<C>
  /** Pinned when the page is made: another component type later would lose the page's state. */
  Component?: C
  /** Has left the stack and only waits for its transition to end. */
  gone?: boolean
  /** A tab that waits behind a sibling: kept with all its state, in the same place of the history, but not the page there. */
  aside?: boolean
}
