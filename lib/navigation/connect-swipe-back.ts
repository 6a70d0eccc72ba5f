import { backHandlers, closeAll } from '@/lib/back'
import { createSwipeBack } from '@/lib/transition/swipe'
import type { TransitionController } from '@/lib/transition/transition-controller'
import { fetchScreen, type Resolve } from './chunks'
import type { Navigator } from './navigator'
import { documentTitle, makeEntry, type Pages } from './pages'
import { showPageBelow } from './show-page-below'
import type { Slots } from './slots'
import { activeEntry, enter, pageBelow } from './stack'
import type { Entry } from './types'

/** The parts of the page stack that the swipe back uses. */
export type ConnectSwipeBackOptions<C> = {
  /** The stack's element. */
  root: HTMLElement
  pages: Pages<C>
  slots: Pick<Slots<C>, 'leave'>
  navigator: Pick<Navigator, 'syncHistory' | 'supersede'>
  transitions: TransitionController<Entry<C>>
  resolve: Resolve<C>
}

/**
 * Connects the swipe back to the page stack. The swipe shows the page below, which becomes the active page if the swipe is completed.
 * @returns a function that removes the swipe
 */
export const connectSwipeBack = <C>({
  root,
  pages,
  slots,
  navigator,
  transitions,
  resolve,
}: ConnectSwipeBackOptions<C>): (() => void) => {
  const active = () => activeEntry(pages.get())

  /** Returns the page below the active page. Creates it again if it is no longer rendered. */
  const findPageBelow = async (): Promise<Entry<C> | undefined> => {
    const { entryIndex, depth, from } = active()
    const renderedPage = pageBelow(pages.get())
    if (renderedPage || !from) return renderedPage
    const fetched = await fetchScreen(resolve, from)
    const index = entryIndex - 1
    const position = { index, entryIndex: index, depth: depth - 1, path: from }
    return fetched && makeEntry(fetched.screen, fetched.Component, position)
  }

  return createSwipeBack({
    root,
    canStart: () => active().depth > 0 && transitions.clock === undefined,
    async begin() {
      const isLatest = navigator.supersede()
      const activePage = active()
      const entry = await findPageBelow().catch(() => undefined)
      if (!isLatest()) return undefined
      // `supersede` has canceled a history step whose page was still loading, so the history must return to this page.
      if (!entry) return void navigator.syncHistory()
      slots.leave(activePage)
      const commit = () => {
        // Overlays that were opened on the page close when the user leaves the page.
        void closeAll(backHandlers)
        pages.set(enter(pages.get(), entry, 'pop'))
        document.title = documentTitle(entry)
        void navigator.syncHistory()
      }
      return new Promise((resolve) => {
        pages.set(showPageBelow(pages.get(), entry), () => {
          const { progress, release } = transitions.hold(activePage, entry, commit)
          resolve({
            progress,
            release(isBack, duration) {
              release(isBack, duration)
              if (!isBack) void navigator.syncHistory()
            },
          })
        })
      })
    },
  })
}
