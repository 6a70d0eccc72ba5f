import { backHandlers, closeOpenItems } from '@/lib/back'
import { createSwipeBack } from '@/lib/transition/swipe-back'
import type { TransitionController } from '@/lib/transition/transition-controller'
import type { HistoryDriver } from './browser-history'
import { fetchScreen, type ResolveScreen } from './fetch-screen'
import type { PageNavigator } from './navigator'
import type { PageElements } from './page-elements'
import { createEntry, documentTitle, type PageStore } from './page-store'
import { showPageBelow } from './show-page-below'
import { activateEntry, activeEntry, pageBelow } from './stack'
import type { StackEntry } from './types'

/** The parts of the page stack that the swipe back uses. */
export type ConnectSwipeBackOptions<C> = {
  /** The stack's element. */
  root: HTMLElement
  pages: PageStore<C>
  history: Pick<HistoryDriver, 'location'>
  elements: Pick<PageElements<C>, 'saveState'>
  pageNavigator: Pick<PageNavigator, 'syncHistory' | 'cancelPendingNavigation'>
  transitions: TransitionController<StackEntry<C>>
  resolveScreen: ResolveScreen<C>
}

/**
 * Connects the swipe back to the page stack. The swipe shows the page below, which becomes the active page if the swipe is
 * completed.
 * @returns a function that removes the swipe
 */
export const connectSwipeBack = <C>({
  root,
  pages,
  history,
  elements,
  pageNavigator,
  transitions,
  resolveScreen,
}: ConnectSwipeBackOptions<C>): (() => void) => {
  const getActivePage = () => activeEntry(pages.get())

  /** Returns the page below the active page; undefined if there is none. Creates the page if it is not rendered. */
  const findPageBelow = async (): Promise<StackEntry<C> | undefined> => {
    const { entryIndex, depth, pathBelow } = getActivePage()
    const renderedPage = pageBelow(pages.get())
    if (renderedPage || !pathBelow) return renderedPage
    const fetched = await fetchScreen(resolveScreen, pathBelow)
    const index = entryIndex - 1
    const position = { index, entryIndex: index, depth: depth - 1, path: pathBelow }
    return fetched && createEntry(fetched.screen, fetched.Component, position)
  }

  /** Completes the position of the active page from its history entry. A page that the swipe has created has no `pathBelow`. */
  const updatePositionFromHistory = () => {
    const { index, entryIndex, depth, pathBelow, path } = history.location()
    const page = getActivePage()
    if (page.index !== index || page.path !== path) return
    const { entries, ...stack } = pages.get()
    const update = (entry: StackEntry<C>) =>
      entry.key === page.key ? { ...entry, entryIndex, depth, pathBelow } : entry
    pages.set({ ...stack, entries: entries.map(update) })
  }

  return createSwipeBack({
    root,
    canStart: () => getActivePage().depth > 0 && transitions.clock === undefined,
    async startTransition() {
      const isLatest = pageNavigator.cancelPendingNavigation()
      const activePage = getActivePage()
      const entry = await findPageBelow().catch(() => undefined)
      if (!isLatest()) return undefined
      // `cancelPendingNavigation` may have canceled a history step whose page was still loading. The history then returns to the
      // active page.
      if (!entry) return void pageNavigator.syncHistory()
      elements.saveState(activePage)
      const commit = () => {
        // Overlays that were opened on the page close when the user leaves the page.
        void closeOpenItems(backHandlers)
        pages.set(activateEntry(pages.get(), entry, 'pop'))
        document.title = documentTitle(entry)
        void pageNavigator.syncHistory().then(updatePositionFromHistory)
      }
      return new Promise((resolve) => {
        pages.set(showPageBelow(pages.get(), entry), () => {
          const { seek, release } = transitions.startInteractive(activePage, entry, commit)
          resolve({
            seek,
            release(isBack, duration) {
              release(isBack, duration)
              if (!isBack) void pageNavigator.syncHistory()
            },
          })
        })
      })
    },
  })
}
