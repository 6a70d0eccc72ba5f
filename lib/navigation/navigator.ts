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

/** Turns wishes and steps through the history into visits. */
export type Navigator = {
  navigate(href: string, options?: NavigateOptions): Promise<void>
  back(fallback: string): Promise<void>
  /** Reacts to a step through the history. */
  onStep(place: Place): Promise<void>
  /** Steps through the history to a page that is already shown. */
  align(): Promise<void>
  /** Drops whatever is on its way. @returns a check whether anything newer has come since */
  supersede(): () => boolean
}

type NavigatorOptions<C> = {
  pages: Pages<C>
  history: () => HistoryDriver
  around: { current: Surroundings<C> }
  /** Resolves when pages can move. */
  ready: () => Promise<void>
  /** Makes a page the active one and moves it in. */
  visit: (entry: Entry<C>, arrival: Arrival, travel: Travel) => void
}

/** Says that the address has changed. */
const tell = (path: string) => transitionEvents.emit('url', path)

/** Makes the navigator of a page stack. */
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
  /** One silent step after the other: where one leads to is known when the one before has arrived. */
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
   * Brings a page that has to be made, unless another navigation comes meanwhile.
   * @param search query of its address
   * @param stray called instead when the path is not one of ours
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

  /** Another address of the page the user is on: its query or hash changes, the page stays. */
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
      // Nothing left to step: an earlier request is already on its way there.
      if (delta) history().step(delta)
    },
    async onStep(place) {
      const here = active()
      const delta = place.index - here.index
      // No distance at all is that from the guard, which lies ahead of its page.
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
