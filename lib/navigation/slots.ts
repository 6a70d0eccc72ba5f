import type { PageHost } from '@/lib/transition/transition-controller'
import { transitionEvents } from './events'
import { focusPage, focusWithin } from './focus'
import type { LifecycleEvent } from './lifecycle'
import type { PageHandle } from './page-handle'
import type { Entry } from './types'

const scrollers = (slot: HTMLElement) => [...slot.querySelectorAll<HTMLElement>('[data-content]')]

/** Returns the scroll positions of a page. Must be called before the page is hidden, because hiding may reset them. */
const readScroll = (slot: HTMLElement): number[] => scrollers(slot).map((element) => element.scrollTop)

/** Restores the scroll positions of a page. */
const writeScroll = (slot: HTMLElement, positions: readonly number[]): void => {
  scrollers(slot).forEach((element, i) => {
    const top = positions[i] ?? 0
    if (element.scrollTop !== top) element.scrollTop = top
  })
}

/** The parts of the page stack that the slots use. */
export type SlotsOptions = {
  root: () => HTMLElement
  page: (key: string) => PageHandle
}

/** The elements of the pages. The methods are called when another page becomes active, with or without a transition. */
export type Slots<C> = PageHost<Entry<C>> & {
  /** Stores scroll position and focus of a page. Must be called before the page becomes inert. */
  leave(entry: Entry<C>): void
  /** Moves focus to a page that has entered. */
  focus(entry: Entry<C>): void
}

/** Creates the slots of a page stack. */
export const createSlots = <C>({ root, page }: SlotsOptions): Slots<C> => {
  const elementOf = (entry: Entry<C>) => root().querySelector<HTMLElement>(`[data-page-slot="${entry.key}"]`)!
  const emit = (event: LifecycleEvent, entry: Entry<C>) => {
    transitionEvents.emit(event, entry.path)
    page(entry.key).lifecycle.emit(event)
    // DOM events are for scripts outside the page stack.
    elementOf(entry).dispatchEvent(new Event(`patternbook:${event}`, { bubbles: true }))
  }
  return {
    of: elementOf,
    leave(entry) {
      const element = elementOf(entry)
      page(entry.key).saved = { scroll: readScroll(element), focus: focusWithin(element) }
    },
    restore: (entry) => writeScroll(elementOf(entry), page(entry.key).saved.scroll),
    open(from, to) {
      emit('will-leave', from)
      emit('will-enter', to)
    },
    close(from, to, hasArrived) {
      emit(hasArrived ? 'did-enter' : 'cancel-enter', to)
      emit(hasArrived ? 'did-leave' : 'cancel-leave', from)
    },
    moves: (type, to) => transitionEvents.emit(type, to.path),
    focus(entry) {
      const { saved } = page(entry.key)
      focusPage(elementOf(entry), saved.focus)
      saved.focus = undefined
    },
  }
}
