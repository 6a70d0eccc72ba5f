/*
 * Replaces the parts of the Next.js router that navigate, prefetch, and call server actions. Next.js renders only the first page
 * of a document: the page stack navigates, and an export has no server. In builds, `next.config.ts` replaces these parts with
 * this module in the code for browsers. router-aliases.test.ts checks that this module exports every name that Next.js imports.
 * The comment above each export describes what the original does in Next.js.
 */

const noop = (): void => {}
const rejectDisabled = (): Promise<never> =>
  Promise.reject(
    new Error(
      'Patternbook: the Next.js router is disabled on this site. Use navigate() from lib/navigation.',
    ),
  )

/** In Next.js: opens the target of a redirect. Here: loads the document of the target. */
export const push = (href: string): void => location.assign(href)
/** Like `push`, but replaces the current history entry. */
export const replace = (href: string): void => location.replace(href)
/** Navigates to the target of a Next.js link. The site has no such links. */
export const navigate = noop
/** In Next.js: loads the document if the router cannot navigate. Here: nothing, because the router never navigates. */
export const completeHardNavigation = noop
/** In Next.js: fetches the page again. Here: nothing. */
export const refresh = noop
/** Fetches the page again after a change to the source. This happens only in development. */
export const hmrRefresh = noop
/** In Next.js: handles a history change by app code. Here: nothing, because the page stack renders its own changes. */
export const restore = noop
/** In Next.js: handles a step back or forward. Here: nothing; see `restore`. */
export const traverse = noop
/** In Next.js: returns the next state of the router. Here: returns the same state. */
export const reducer = <State>(state: State): State => state
/** Calls a server action. The site has none. */
export const callServer = rejectDisabled

/** In Next.js: prefetches the pages of visible links. Here: nothing. */
export const pingVisibleLinks = noop
/** In Next.js: prefetches a page. Here: nothing. */
export const prefetchRoute = noop
/** Returns whether a prefetch must restart. */
export const isPrefetchTaskDirty = (): boolean => false
/** Returns whether a prefetch may fetch data that the page might not need. */
export const needsSpeculativePrefetch = (): boolean => false
/** Continues a prefetch. */
export const pingPrefetchTask = noop
/** Continues all prefetches. */
export const pingPrefetchScheduler = noop

/** Fetches the data of a page. */
export const fetchServerResponse = rejectDisabled
/** Fetches the data of a segment of a page. */
export const createFetch = rejectDisabled
/** Parses fetched data. */
export const createFromNextReadableStream = rejectDisabled
/** Parses a part of fetched data. */
export const decodeBufferedStage = rejectDisabled
/** Parses a part of fetched data up to a position. */
export const decodeStageUntilBoundary = rejectDisabled
/** Parses the shell of a page from fetched data. */
export const resolveShellStageResponse = rejectDisabled

/** Stores the route pattern of a URL for pages that are not fetched yet. */
export const discoverKnownRoute = noop
/** Finds the route pattern of a URL. */
export const matchKnownRoute = (): null => null
