import type { Resolve } from './chunks'

/** What the page stack needs from the site or app around it. */
export type StackDependencies<C> = {
  /** The screen at an app path, or undefined if the path is not one of the site. */
  resolve: Resolve<C>
  /** Language of the page titles; English by default. */
  lang?: string
  /**
   * Called before a step back is handled. Returns true if something else (an overlay, the menu) has handled it.
   * `requested` is true if the app itself goes back, and false if the user pressed the browser's Back.
   */
  beforePop?: (requested: boolean) => boolean
  /** Called with true after waiting 150 ms for a page's code, and with false when the wait is over. */
  onSlow?: (slow: boolean) => void
  /** Called if the code of a page cannot be fetched. The user remains on the current page. */
  onError?: (error: unknown) => void
}
