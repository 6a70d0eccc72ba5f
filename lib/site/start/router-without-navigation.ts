/*
 * Replaces the parts of Next's router that navigate, prefetch and call server actions. Next renders the first page of a
 * document and nothing more: the page stack navigates, and an export has no server. `next.config.ts` puts this module in
 * place of these parts in the browser's code of a build, which makes a first visit 10 kB (brotli) lighter.
 * router-aliases.test.ts checks that it has every name that Next uses.
 */

const nothing = (): void => {}
const never = (): Promise<never> =>
  Promise.reject(
    new Error('Patternbook: the router of Next.js fetches nothing here. Navigate with lib/navigation.'),
  )

/** Opens an address that Next redirects to: loads the document. */
export const push = (href: string): void => location.assign(href)
/** The same in place of the current document. */
export const replace = (href: string): void => location.replace(href)
/** Navigates by a link of Next, of which there are none. */
export const navigate = nothing
/** Loads the document after a navigation that Next cannot make. */
export const completeHardNavigation = nothing
/** Fetches the page again. */
export const refresh = nothing
/** Fetches the page again after a change of the source, which happens in development only. */
export const hmrRefresh = nothing
/** Follows a change of the history that others make: the page stack. Next has nothing to render for it. */
export const restore = nothing
/** Follows a step back or forward; see `restore`. */
export const traverse = nothing
/** Gives the next state of the router: it never changes. */
export const reducer = <State>(state: State): State => state
/** Calls a server action, of which there are none. */
export const callServer = never

/** Prefetches the links of Next that are visible. */
export const pingVisibleLinks = nothing
/** Prefetches a page. */
export const prefetchRoute = nothing
/** Says whether a prefetch has to begin again. */
export const isPrefetchTaskDirty = (): boolean => false
/** Says whether a prefetch may fetch what a page might not need. */
export const needsSpeculativePrefetch = (): boolean => false
/** Continues a prefetch. */
export const pingPrefetchTask = nothing
/** Continues all prefetches. */
export const pingPrefetchScheduler = nothing

/** Fetches the data of a page. */
export const fetchServerResponse = never
/** Fetches the data of a segment of a page. */
export const createFetch = never
/** Reads such data. */
export const createFromNextReadableStream = never
/** Reads a part of such data. */
export const decodeBufferedStage = never
/** Reads a part of such data up to a position. */
export const decodeStageUntilBoundary = never
/** Reads the shell of a page from such data. */
export const resolveShellStageResponse = never

/** Remembers the shape of an address, for pages that are not fetched yet. */
export const discoverKnownRoute = nothing
/** Finds a shape by an address. */
export const matchKnownRoute = (): null => null
