/*
 * Replaces the parts of the Next.js router that navigate, prefetch, and call server actions. Next.js renders only the first page
 * of a document: the page stack navigates, and an export has no server. In builds, `next.config.ts` replaces these parts with
 * this module in the code for browsers. router-aliases.test.ts checks that this module exports every name that Next.js imports
 * from them. The comment above each export describes what the original does in Next.js.
 */

const noop = (): void => {}
const rejectDisabled = (): Promise<never> =>
  Promise.reject(
    new Error(
      'Patternbook: the Next.js router is disabled on this site. Use navigate() from lib/navigation.',
    ),
  )

/** In Next.js: navigates to a URL. Here: loads the document at the URL. */
export const push = (href: string): void => location.assign(href)
/** Like `push`, but replaces the current history entry. */
export const replace = (href: string): void => location.replace(href)
/** In Next.js: navigates to the target of a link. Here: nothing, because the site has no Next.js links. */
export const navigate = noop
/** In Next.js: loads a document to which the router cannot navigate. Here: nothing, because the router never navigates. */
export const completeHardNavigation = noop
/** In Next.js: fetches the page again. Here: nothing. */
export const refresh = noop
/** In Next.js: fetches the page again after a change to the source, only in development. Here: nothing. */
export const hmrRefresh = noop
/** In Next.js: updates the router after app code changes the history. Here: nothing, because the page stack navigates. */
export const restore = noop
/** In Next.js: handles a step back or forward. Here: nothing; see `restore`. */
export const traverse = noop
/** In Next.js: returns the next state of the router. Here: returns the same state. */
export const reducer = <State>(state: State): State => state
/** In Next.js: calls a server action. Here: rejects, because the site has no server actions. */
export const callServer = rejectDisabled

/** In Next.js: prefetches the pages of visible links. Here: nothing. */
export const pingVisibleLinks = noop
/** In Next.js: prefetches a page. Here: nothing. */
export const prefetchRoute = noop
/** In Next.js: returns whether a prefetch must restart. Here: no prefetch exists. */
export const isPrefetchTaskDirty = (): boolean => false
/** In Next.js: returns whether a prefetch may fetch data that the page might not need. Here: no prefetch exists. */
export const needsSpeculativePrefetch = (): boolean => false
/** In Next.js: continues a prefetch. Here: nothing. */
export const pingPrefetchTask = noop
/** In Next.js: continues all prefetches. Here: nothing. */
export const pingPrefetchScheduler = noop

/** In Next.js: fetches the data of a page. Here: rejects. */
export const fetchServerResponse = rejectDisabled
/** In Next.js: requests the data of a page or a part of it. Here: rejects. */
export const createFetch = rejectDisabled
/** In Next.js: parses fetched data. Here: rejects. */
export const createFromNextReadableStream = rejectDisabled
/** In Next.js: parses fetched data that may be incomplete. Here: rejects. */
export const decodeBufferedStage = rejectDisabled
/** In Next.js: parses fetched data up to a position. Here: rejects. */
export const decodeStageUntilBoundary = rejectDisabled
/** In Next.js: parses the shell of a page from fetched data. Here: rejects. */
export const resolveShellStageResponse = rejectDisabled

/** In Next.js: stores the route pattern of a URL, to predict pages that are not fetched yet. Here: nothing. */
export const discoverKnownRoute = noop
/** In Next.js: predicts the page of a URL from known route patterns. Here: predicts none. */
export const matchKnownRoute = (): null => null
