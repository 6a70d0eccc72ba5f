/**
 * Everything we lean on in Next's router (16.4), in one place; `next-history.test.ts` fails when Next changes it.
 *
 * 1. Next patches `history.pushState` and `replaceState`: a call of ours adds Next's own fields to the state, keeps
 *    `usePathname` right and fetches nothing. This is documented.
 * 2. Next restores a history entry on `popstate` from the router tree in its state. An entry written before a reload
 *    holds the tree of another document: Next would fetch that page, and leave the document when it cannot. So we are
 *    first to hear `popstate`, give the entry the tree of this document, and let Next hear the event with that.
 * 3. Before React has taken over nobody restores: lib/site/start/early-traversal.ts then loads the document again. Next would
 *    catch up on a step that it has missed, but only to an entry that bears its mark, which that script takes away.
 *
 * No field of Next's is named here. If 2 ever broke, going back after a reload would fetch, and still work online.
 */

/** Field of `history.state` that holds what we write. */
const OWN = 'patternbook'

type State = Record<string, unknown> | null

/** Hears every step through the history of this document, with what we once wrote there. */
export type TraverseListener = (own: unknown) => void

let tree: State = null
const replayed = new WeakSet<Event>()

/** Next writes its state when it starts; any entry this document writes later carries the same tree. */
const remember = (): State => {
  if (tree === null) {
    const { [OWN]: _, ...rest } = (history.state as State) ?? {}
    tree = Object.keys(rest).length > 0 ? rest : null
  }
  return tree
}

/** The browser's history with Next beside it. */
export const nextHistory = {
  /** What we have written to the current entry. */
  read(): unknown {
    return (history.state as State)?.[OWN]
  },
  /** Adds an entry; `href` with the base path. */
  push(own: unknown, href: string): void {
    remember()
    history.pushState({ [OWN]: own }, '', href)
  },
  /** Rewrites the current entry, and its address when `href` is given. */
  replace(own: unknown, href?: string): void {
    remember()
    // Without an address Next is not concerned: its fields stay as they are, and it is not woken.
    if (href === undefined)
      History.prototype.replaceState.call(history, { ...(history.state as State), [OWN]: own }, '')
    else history.replaceState({ [OWN]: own }, '', href)
  },
  /** Calls back on every step through the history; returns the way to stop. */
  listen(listener: TraverseListener): () => void {
    remember()
    const heard = (event: PopStateEvent) => {
      if (replayed.has(event)) return
      event.stopImmediatePropagation()
      const own = (event.state as State)?.[OWN]
      const state = { ...remember(), [OWN]: own }
      History.prototype.replaceState.call(history, state, '')
      const again = new PopStateEvent('popstate', { state })
      replayed.add(again)
      dispatchEvent(again)
      listener(own)
    }
    addEventListener('popstate', heard, true)
    return () => removeEventListener('popstate', heard, true)
  },
}
