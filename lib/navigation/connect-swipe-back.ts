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

/** What the swipe back needs from the page stack. */
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
 * Sets up the swipe back: shows the page below, which becomes active if the swipe is completed.
 * @returns a function that removes it
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

  /** The page below the active one, created again if it is no longer rendered. */
  const findPageBelow = async (): Promise<Entry<C> | undefined> => {
    const { entryIndex, depth, from } = active()
    const live = pageBelow(pages.get())
    if (live || !from) return live
    const found = await fetchScreen(resolve, from)
    const index = entryIndex - 1
    const below = { index, entryIndex: index, depth: depth - 1, path: from }
    return found && makeEntry(found.screen, found.Component, below)
  }

  return createSwipeBack({
    root,
    canStart: () => active().depth > 0 && transitions.clock === undefined,
    async begin() {
      const isLatest = navigator.supersede()
      const top = active()
      const entry = await findPageBelow().catch(() => undefined)
      if (!isLatest()) return undefined
      // A history step that was still waiting for its page has been canceled, so the history returns to this page.
      if (!entry) return void navigator.syncHistory()
      slots.leave(top)
      const commit = () => {
        // Overlays that were opened on the page close with it.
        void closeAll(backHandlers)
        pages.set(enter(pages.get(), entry, 'pop'))
        document.title = documentTitle(entry)
        void navigator.syncHistory()
      }
      return new Promise((resolve) => {
        pages.set(showPageBelow(pages.get(), entry), () => {
          const { progress, release } = transitions.hold(top, entry, commit)
          resolve({
            progress,
            release(back, duration) {
              release(back, duration)
              if (!back) void navigator.syncHistory()
            },
          })
        })
      })
    },
  })
}
