import { pathOf, searchOf, withBase } from '@/lib/navigation/href'
import type { Travel } from '@/lib/transition/types'
import { fetchScreen } from './chunks'
import { transitionEvents } from './events'
import type { HistoryDriver } from './history'
import { makeEntry, type Pages } from './pages'
import { planOf } from './plan'
import { type Arrival, activeEntry, asideAt, entryAt, moved } from './stack'
import type { Surroundings } from './surroundings'
import type { Entry, NavigateOptions, Place } from './types'
import { withSlowNotice } from './with-slow-notice'

/** Turns navigation requests and history steps into visits. */
export type Navigator = {
  navigate(href: string, options?: NavigateOptions): Promise<void>
  back(fallback: string): Promise<void>
  /** Handles a step through the history. */
  onStep(place: Place): Promise<void>
  /** Steps through the history to a page that is already shown. */
  align(): Promise<void>
  /** Cancels a pending navigation. @returns a function that says whether a newer one has started since */
  supersede(): () => boolean
}

type NavigatorOptions<C> = {
  pages: Pages<C>
  history: () => HistoryDriver
  around: { current: Surroundings<C> }
  /** Resolves when pages can move. */
  ready: () => Promise<void>
  /** Makes a page the active one, with a transition. */
  visit: (entry: Entry<C>, arrival: Arrival, travel: Travel) => void
}

/** Reports that the address has changed. */
const tell = (path: string) => transitionEvents.emit('url', path)

/** Creates the navigator of a page stack. */
export const createNavigator = <C>({
  pages,
  history,
  around,
  ready,
  visit,
}: NavigatorOptions<C>): Navigator => {
  let latest = 0
  let pending: string | undefined
  let stepping = Promise.resolve(0)

  const active = () => activeEntry(pages.get())
  const supersede = () => {
    const token = ++latest
    pending = undefined
    return () => token === latest
  }
  /** Silent steps run one after the other: the target of one is known only when the previous one has arrived. */
  const quietly = (deltaOf: () => number) => {
    stepping = stepping.then(async () => {
      const delta = deltaOf()
      if (delta) await history().go(delta)
      return delta
    })
    return stepping
  }
  const align = async () => {
    if (await quietly(() => active().index - history().place().index)) tell(active().path)
  }

  /**
   * Creates and shows a page, unless another navigation starts in the meantime.
   * @param search query of its address
   * @param stray called instead if the path is not one of the site
   * @param commit called before the page is shown
   */
  const bring = async (
    place: Place,
    search: string,
    arrival: Arrival,
    travel: Travel,
    stray: () => void,
    commit?: () => void,
  ) => {
    const isLatest = supersede()
    try {
      const { resolve, onSlow } = around.current
      const [found] = await Promise.all([
        withSlowNotice(fetchScreen(resolve, place.path, search), onSlow),
        ready(),
      ])
      if (!isLatest()) return
      pending = undefined
      if (!found) return stray()
      commit?.()
      visit(makeEntry(found.screen, found.Component, place), arrival, travel)
    } catch (error) {
      if (!isLatest()) return
      pending = undefined
      around.current.onError?.(error)
      await align()
    }
  }

  /** Changes the query or hash of the current page. The page itself remains. */
  const moveWithin = (href: string, replace: boolean) => {
    const place = history().place()
    const position = { ...place, index: replace ? place.index : place.index + 1 }
    if (replace) history().replace(href, position)
    else history().push(href, position)
    pages.set(moved(pages.get(), position.index))
    tell(place.path)
    try {
      document.getElementById(decodeURIComponent(href.split('#')[1] ?? ''))?.scrollIntoView()
    } catch {
      // The fragment cannot be decoded, so no element has it as its id.
    }
  }

  const navigate = async (href: string, options: NavigateOptions = {}) => {
    const { direction = 'forward', tab = false, replace = tab } = options
    if (pending === href) return
    supersede()
    pending = href
    await align()
    if (pending !== href) return
    pending = undefined
    const path = pathOf(withBase(href))
    const here = active()
    if (path === here.path)
      return moveWithin(
        href,
        replace || withBase(href) === location.pathname + location.search + location.hash,
      )
    const waiting = tab ? asideAt(pages.get(), path) : undefined
    if (waiting) {
      history().replace(href, history().place())
      tell(path)
      return visit({ ...waiting, index: here.index }, 'tab', 'none')
    }
    const beneath = (other: Entry<C>) =>
      !other.gone && !other.aside && other.path === path && other.index < here.base
    const known = direction === 'back' && pages.get().entries.findLast(beneath)
    if (known) return history().step(known.index - here.index)
    const { position, arrival, travel, stays } = planOf(here, options)
    const stray = () => location.assign(withBase(href))
    const loading = bring({ ...position, path }, searchOf(href), arrival, travel, stray, () => {
      if (stays) history().replace(href, position)
      else history().push(href, position)
      tell(path)
    })
    pending = href
    await loading
  }

  return {
    navigate,
    align,
    supersede,
    async back(fallback) {
      await stepping
      const here = active()
      if (!here.depth) return navigate(fallback, { direction: 'back' })
      const delta = here.base - 1 - history().place().index
      // No step is left: an earlier request is already on its way there.
      if (delta) history().step(delta)
    },
    async onStep(place) {
      const here = active()
      const delta = place.index - here.index
      // Distance 0 is a step from the guard, which is ahead of its page.
      if (delta <= 0 && around.current.beforePop?.()) return void quietly(() => -delta || 1)
      tell(place.path)
      if (place.path === here.path && place.base === here.base) {
        supersede()
        return pages.set(moved(pages.get(), place.index))
      }
      const travel = delta < 0 ? 'back' : 'forward'
      const arrival = delta < 0 ? 'pop' : 'push'
      const entry = entryAt(pages.get(), place)
      if (entry) {
        supersede()
        const tab = entry.aside && place.base === here.base
        return visit({ ...entry, index: place.index }, tab ? 'tab' : arrival, tab ? 'none' : travel)
      }
      return bring(place, location.search, arrival, travel, () => location.reload())
    },
  }
}
