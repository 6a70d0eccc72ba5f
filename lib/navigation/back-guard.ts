import { backHandlers } from '@/lib/back'
import type { HistoryDriver } from './browser-history'
import { appPath } from './href'
import type { PageNavigator } from './navigator'
import type { PageStore } from './page-store'
import { activeEntry, withHistoryIndex } from './stack'

/** The parts of the page stack that the guard uses. */
export type BackGuardOptions<C> = {
  pages: PageStore<C>
  pageNavigator: Pick<PageNavigator, 'syncHistory'>
  /** The history of the browser. The guard replaces its `goSilently` method to observe the steps that this method makes. */
  history: HistoryDriver
}

/** Returns the current app path with query and hash, for the history driver. */
const currentHref = () => appPath(location.pathname) + location.search + location.hash

/**
 * Returns whether a new entry is useful: Back skips entries that are added without a user gesture. True in browsers
 * without `navigator.userActivation`.
 */
const hasUserActivation = () => navigator.userActivation?.isActive ?? true

/**
 * Prevents Back from leaving the document while an overlay or menu is open on the document's first history entry. This is needed
 * in browsers without CloseWatcher, where Back on the first entry goes to another document, and no script can cancel that.
 *
 * The guard is one more history entry for the same page. The page keeps the index of its own entry, so `syncHistory`, which
 * `navigate` calls first, steps back from the guard to that entry. Back from the guard closes the overlay or menu (`beforePop`),
 * and the navigator steps forward to the guard again. When everything is closed, the history steps back from the guard.
 * @returns a function that disconnects the guard
 */
export const connectBackGuard = <C>({ pages, pageNavigator, history }: BackGuardOptions<C>): (() => void) => {
  const { goSilently: originalGoSilently } = history
  const controller = new AbortController()
  let canBackClose = false
  /** True if an overlay or menu has opened, and its guard has not been added yet. */
  let needsGuardEntry = false
  /** Number of calls of `history.goSilently` that have not finished yet. */
  let pendingSteps = 0
  /** URL of the guard entry during a step by `goSilently` that leaves it. */
  let guardHref: string | undefined

  const isOnGuardEntry = () => {
    const { guardIndex, index } = history.location()
    return guardIndex === index
  }
  const update = () => {
    if (controller.signal.aborted || pendingSteps) return
    const current = history.location()
    const page = activeEntry(pages.get())
    if (needsGuardEntry) {
      needsGuardEntry = false
      if (current.index === 0 && page.index === 0 && hasUserActivation())
        return history.push(currentHref(), { ...current, index: 1, guardIndex: 1 })
    }
    // If another page is still loading, `pages.subscribe` calls this function again when that page is shown.
    if (canBackClose || !isOnGuardEntry() || page.entryIndex !== current.entryIndex) return
    if (page.index === current.index) pages.set(withHistoryIndex(pages.get(), current.index - 1))
    void pageNavigator.syncHistory()
  }
  // Updates after the current change of the pages or of the back handlers, not during it.
  const updateSoon = () => queueMicrotask(update)

  history.goSilently = async (delta) => {
    guardHref = isOnGuardEntry() ? currentHref() : undefined
    pendingSteps++
    await originalGoSilently(delta)
    pendingSteps--
    updateSoon()
  }
  // The query may have changed while the guard was the current entry, so the page's entry gets the URL of the guard.
  const onPopState = () => {
    const href = guardHref
    guardHref = undefined
    if (href !== undefined && href !== currentHref())
      history.replace(href, { ...history.location(), index: 0, guardIndex: undefined })
  }
  addEventListener('popstate', onPopState, { signal: controller.signal })
  const onBackHandlersChange = () => {
    const canClose = backHandlers.canClose()
    if (canClose === canBackClose) return
    canBackClose = needsGuardEntry = canClose
    updateSoon()
  }
  const unsubscribers = [backHandlers.subscribe(onBackHandlersChange), pages.subscribe(updateSoon)]
  onBackHandlersChange()
  updateSoon()
  return () => {
    controller.abort()
    for (const unsubscribe of unsubscribers) unsubscribe()
    history.goSilently = originalGoSilently
  }
}
