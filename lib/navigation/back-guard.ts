import { backHandlers } from '@/lib/back'
import type { HistoryDriver } from './history'
import { appPath } from './href'
import type { Navigator } from './navigator'
import type { Pages } from './pages'
import { activeEntry, withIndex } from './stack'

/** What the guard needs from the page stack. */
export type BackGuardOptions<C> = {
  pages: Pages<C>
  navigator: Pick<Navigator, 'syncHistory'>
  /** The history of the browser. The guard observes its silent steps. */
  history: HistoryDriver
}

/** The URL without the base path, as the history driver takes it. */
const currentHref = () => appPath(location.pathname) + location.search + location.hash

/** Browsers skip entries that a page adds without a user gesture. A browser without this API is assumed to allow it. */
const hasUserActivation = () => navigator.userActivation?.isActive ?? true

/**
 * Keeps Back from leaving the document while something is open on its first history entry. Needed where the browser has
 * no CloseWatcher: there Back on the first entry goes to another document, and no script can cancel it.
 *
 * The guard is one more history entry for the same page. The page itself keeps its index, so for the page stack, the
 * guard is one step too far: `syncHistory` steps back from it, and every navigation calls `syncHistory` first. Back from the guard
 * closes what is open (`beforePop`) and the navigator steps forward again. When nothing is open anymore, the history
 * steps back from the guard.
 * @returns a function that stops it
 */
export const guardBack = <C>({ pages, navigator, history }: BackGuardOptions<C>): (() => void) => {
  const { go } = history
  const controller = new AbortController()
  let open = false
  /** True if something that has no guard yet is open. */
  let needsGuard = false
  /** Number of silent steps that have not arrived yet. */
  let steps = 0
  /** URL of the guard entry that is being left. */
  let leftHref: string | undefined

  const onGuard = () => {
    const { guard, index } = history.location()
    return guard === index
  }
  const update = () => {
    if (controller.signal.aborted || steps) return
    const current = history.location()
    const page = activeEntry(pages.get())
    if (needsGuard) {
      needsGuard = false
      if (current.index === 0 && page.index === 0 && hasUserActivation())
        return history.push(currentHref(), { ...current, index: 1, guard: 1 })
    }
    // A page that is still loading is checked when it has arrived.
    if (open || !onGuard() || page.entryIndex !== current.entryIndex) return
    if (page.index === current.index) pages.set(withIndex(pages.get(), current.index - 1))
    void navigator.syncHistory()
  }
  // Updates after the current change of the pages or of the back handlers, not during it.
  const updateSoon = () => queueMicrotask(update)

  history.go = async (delta) => {
    leftHref = onGuard() ? currentHref() : undefined
    steps++
    await go(delta)
    steps--
    updateSoon()
  }
  // The query of the page may have changed while it was on the guard.
  const onPopState = () => {
    const href = leftHref
    leftHref = undefined
    if (href !== undefined && href !== currentHref())
      history.replace(href, { ...history.location(), index: 0, guard: undefined })
  }
  addEventListener('popstate', onPopState, { signal: controller.signal })
  const onBackHandlers = () => {
    const now = backHandlers.closable()
    if (now === open) return
    open = needsGuard = now
    updateSoon()
  }
  const stops = [backHandlers.subscribe(onBackHandlers), pages.subscribe(updateSoon)]
  onBackHandlers()
  updateSoon()
  return () => {
    controller.abort()
    for (const stop of stops) stop()
    history.go = go
  }
}
