import type { PageHost } from '@/lib/transition/transition-controller'
import { pageStackEvents } from './events'
import { focusedElementWithin, focusPage } from './focus'
import type { LifecycleEvent } from './lifecycle'
import type { PageHandle } from './page-handle'
import type { StackEntry } from './types'

const findScrollers = (pageElement: HTMLElement) => [
  ...pageElement.querySelectorAll<HTMLElement>('[data-content]'),
]

/** Returns the scroll positions of a page. Must be called before the page is hidden, because hiding may reset them. */
const readScrollTops = (slot: HTMLElement): number[] =>
  findScrollers(slot).map((element) => element.scrollTop)

const restoreScrollTops = (slot: HTMLElement, positions: readonly number[]): void => {
  findScrollers(slot).forEach((element, i) => {
    const top = positions[i] ?? 0
    if (element.scrollTop !== top) element.scrollTop = top
  })
}

/** The parts of the page stack that PageElements uses. */
export type PageElementsOptions = {
  root: () => HTMLElement
  getPageHandle: (key: string) => PageHandle
}

/**
 * The elements of the pages in the stack. Stores and restores their scroll positions and focus, and emits lifecycle events when
 * the active page changes.
 */
export type PageElements<C> = PageHost<StackEntry<C>> & {
  /** Stores scroll position and focus of a page. Must be called before the page becomes inert. */
  saveState(entry: StackEntry<C>): void
  /** Moves focus to a page that has entered. */
  focus(entry: StackEntry<C>): void
}

/** Creates the functions for the elements of the pages in a stack. */
export const createPageElements = <C>({ root, getPageHandle }: PageElementsOptions): PageElements<C> => {
  const elementOf = (entry: StackEntry<C>) =>
    root().querySelector<HTMLElement>(`[data-page-slot="${entry.key}"]`)!
  const emit = (event: LifecycleEvent, entry: StackEntry<C>) => {
    pageStackEvents.emit(event, entry.path)
    getPageHandle(entry.key).lifecycle.emit(event)
    // DOM events are for scripts outside the page stack.
    elementOf(entry).dispatchEvent(new Event(`patternbook:${event}`, { bubbles: true }))
  }
  return {
    elementOf,
    saveState(entry) {
      const element = elementOf(entry)
      getPageHandle(entry.key).savedState = {
        scrollTops: readScrollTops(element),
        focusedElement: focusedElementWithin(element),
      }
    },
    restoreScroll: (entry) =>
      restoreScrollTops(elementOf(entry), getPageHandle(entry.key).savedState.scrollTops),
    onWillTransition(from, to) {
      emit('will-leave', from)
      emit('will-enter', to)
    },
    onDidTransition(from, to, hasArrived) {
      emit(hasArrived ? 'did-enter' : 'cancel-enter', to)
      emit(hasArrived ? 'did-leave' : 'cancel-leave', from)
    },
    onAnimation: (type, to) => pageStackEvents.emit(type, to.path),
    focus(entry) {
      const { savedState } = getPageHandle(entry.key)
      focusPage(elementOf(entry), savedState.focusedElement)
      savedState.focusedElement = undefined
    },
  }
}
