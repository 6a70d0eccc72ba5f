import type { ResolveScreen } from './fetch-screen'

/** The functions and settings that the page stack gets from the site or app around it. */
export type StackDependencies<C> = {
  /** Returns the screen at an app path, or undefined if the site has no such path. */
  resolveScreen: ResolveScreen<C>
  /** Language of the titles of previous pages, which back buttons show; English by default. */
  lang?: string
  /**
   * Called before a step back is handled. Returns true if an overlay or the menu has handled the step, so the page must stay.
   * `isFromApp` is true if the app itself goes back, and false if the user pressed the browser's Back.
   */
  beforePop?: (isFromApp: boolean) => boolean
  /** Called with true after waiting 150 ms for a page's code and data, and then with false when the wait is over. */
  onSlowLoadChange?: (isSlow: boolean) => void
  /**
   * Called if the list of screens or the code of a page cannot be fetched, e.g. offline. The user remains on the current page.
   * `href` is the app path and query of the page that was not fetched, for retrying.
   */
  onError?: (error: unknown, href: string) => void
}
