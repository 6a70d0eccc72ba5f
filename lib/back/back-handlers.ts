import { createListeners } from '../listeners'
import { NAVIGATION_BACK_PRIORITY } from './priorities'

/** What the user used to go back: the Escape key, or the back button or gesture of the platform. */
export type BackSource = 'escape' | 'back'

/**
 * A back handler. `next()` runs the next handler in order of priority and resolves to whether the press was handled.
 * Returning (or resolving to) `false` also passes the press on. Any other value, or none, means handled.
 */
export type BackHandler = (next: () => Promise<boolean>, source: BackSource) => unknown

interface Registration {
  priority: number
  handler: BackHandler
  getItems?: () => readonly unknown[]
}

/** Back handlers by priority, see {@link createBackHandlers}. */
export interface BackHandlers {
  /**
   * Adds a handler. Returns a function that removes it and may be called twice.
   * @param getItems returns the items, such as overlays, that the handler closes one by one, topmost first; if omitted, the
   *   handler closes one item. If the list is empty, what the handler closes stays open when the page changes
   */
  register(priority: number, handler: BackHandler, getItems?: () => readonly unknown[]): () => void
  /**
   * Handles one press. Resolves to true if the press was handled, or if it was ignored because another press is still
   * being handled.
   */
  handlePress(source?: BackSource): Promise<boolean>
  /** Returns whether something is open that Back or Escape can close. */
  canClose(): boolean
  /** Returns the items of all handlers except that of the navigation, in the order in which presses close the items. */
  getOpenItems(): unknown[]
  /** Calls the listener when a handler is added or removed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/**
 * Creates an empty list of back handlers. The handler with the highest priority runs first; among equal priorities, the one
 * registered last. While the promise of a handler is pending, additional presses are ignored, so that a quick second press does
 * not leave the page. Escape never leaves the page: it does not reach the handler of the navigation.
 */
export function createBackHandlers(): BackHandlers {
  const registrations: Registration[] = []
  const { subscribe, emit } = createListeners()
  let isPending = false

  // The list is reversed before the stable sort, so that among equal priorities, the handler that was registered last is first.
  const registrationsFor = (source: BackSource) =>
    [...registrations]
      .reverse()
      .filter(({ priority }) => source === 'back' || priority > NAVIGATION_BACK_PRIORITY)
      .sort((a, b) => b.priority - a.priority)

  async function runHandlersFrom(
    sortedRegistrations: Registration[],
    index: number,
    source: BackSource,
  ): Promise<boolean> {
    const registration = sortedRegistrations[index]
    if (!registration) return false
    let nextResult: Promise<boolean> | undefined
    // The result is kept, because a handler that calls next() and also returns false must not run the lower handlers twice.
    const next = () => {
      nextResult ??= runHandlersFrom(sortedRegistrations, index + 1, source)
      return nextResult
    }
    const result = await registration.handler(next, source)
    return result === false ? next() : true
  }

  return {
    register(priority, handler, getItems) {
      const registration = { priority, handler, getItems }
      registrations.push(registration)
      emit()
      return () => {
        const index = registrations.indexOf(registration)
        if (index < 0) return
        registrations.splice(index, 1)
        emit()
      }
    },
    async handlePress(source = 'back') {
      if (isPending) return true
      isPending = true
      try {
        return await runHandlersFrom(registrationsFor(source), 0, source)
      } finally {
        isPending = false
      }
    },
    getOpenItems: () =>
      registrationsFor('escape').flatMap((registration) => registration.getItems?.() ?? [registration]),
    canClose: () => registrations.some((registration) => registration.priority > NAVIGATION_BACK_PRIORITY),
    subscribe,
  }
}
