/**
 * The navigation code that relies on details of Next's router (16.4). `next-history.test.ts` fails when Next changes them.
 *
 * 1. Next patches `history.pushState` and `replaceState`, so our calls add Next's own fields to the state, keep `usePathname`
 *    correct, and fetch nothing. This is documented.
 * 2. On `popstate`, Next restores the page from the router tree in the state of the history entry. An entry written before a
 *    reload has the tree of another document: Next would fetch the page of the entry, and leave the document if the fetch fails.
 *    So our listener runs first, gives the entry the tree of this document, and then lets Next receive the event.
 * 3. Before hydration, Next does not handle `popstate`, so after a step to another path or query,
 *    lib/site/start/early-traversal.ts reloads the document. If Next hydrates before the reload, it handles the missed step, but
 *    only if the entry has Next's own field. Therefore, that script removes the field.
 *
 * This file does not name any of Next's fields. If the listener of point 2 failed, going back after a reload would fetch the
 * page, which still works online.
 */

/** Field of `history.state` that contains our data. */
const STATE_FIELD = 'patternbook'

type HistoryState = Record<string, unknown> | null

/** Receives every step through the history of this document, with our data from the entry to which the step leads. */
export type TraverseListener = (data: unknown) => void

let routerState: HistoryState = null
const replayedEvents = new WeakSet<Event>()

/**
 * Returns the state that Next writes when it starts; null before that. Every later entry of this document has the same router
 * tree.
 */
const getRouterState = (): HistoryState => {
  if (routerState === null) {
    const { [STATE_FIELD]: _, ...rest } = (history.state as HistoryState) ?? {}
    routerState = Object.keys(rest).length > 0 ? rest : null
  }
  return routerState
}

/** The browser's history, shared with Next. */
export const nextHistory = {
  /** Returns our data in the current entry; undefined if it has none. */
  read(): unknown {
    return (history.state as HistoryState)?.[STATE_FIELD]
  },
  /** Adds an entry. `href` includes the base path. */
  push(data: unknown, href: string): void {
    getRouterState()
    history.pushState({ [STATE_FIELD]: data }, '', href)
  },
  /** Replaces the data of the current entry, and its URL if `href` is given. */
  replace(data: unknown, href?: string): void {
    getRouterState()
    // Without a URL, the native method is called, so that Next is not notified and its fields do not change.
    if (href === undefined)
      History.prototype.replaceState.call(
        history,
        { ...(history.state as HistoryState), [STATE_FIELD]: data },
        '',
      )
    else history.replaceState({ [STATE_FIELD]: data }, '', href)
  },
  /** Calls back on every step through the history. Returns a function that unsubscribes. */
  listen(listener: TraverseListener): () => void {
    getRouterState()
    const onPopState = (event: PopStateEvent) => {
      if (replayedEvents.has(event)) return
      event.stopImmediatePropagation()
      const data = (event.state as HistoryState)?.[STATE_FIELD]
      const state = { ...getRouterState(), [STATE_FIELD]: data }
      History.prototype.replaceState.call(history, state, '')
      const replayedEvent = new PopStateEvent('popstate', { state })
      replayedEvents.add(replayedEvent)
      dispatchEvent(replayedEvent)
      listener(data)
    }
    addEventListener('popstate', onPopState, true)
    return () => removeEventListener('popstate', onPopState, true)
  },
}
