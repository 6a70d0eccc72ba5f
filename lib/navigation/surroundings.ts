import type { Resolve } from './chunks'

/** What the page stack asks of its surroundings. */
export type Surroundings<C> = {
  /** The screen at an app path, or undefined when the path is not one of ours. */
  resolve: Resolve<C>
  /** Language that pages are called in; English unless said otherwise. */
  lang?: string
  /** Asked before a step back is acted on; true when something else (an overlay, the menu) has taken it. */
  beforePop?: () => boolean
  /** True once a page's code has been waited for 150 ms, false when the wait is over. */
  onSlow?: (slow: boolean) => void
  /** A page's code could not be fetched; the user is still where they were. */
  onError?: (error: unknown) => void
}
