import { createListeners } from '../listeners'
import type { LifecycleEvent } from './lifecycle'

/** An event of the page stack. */
export type PageStackEvent = {
  /** A lifecycle event of the page at `path`, `start` or `end` of a transition to the page, or `url` when the URL has changed. */
  type: LifecycleEvent | 'start' | 'end' | 'url'
  path: string
  /** Time of the event, `performance.now()`. */
  time: number
}

const listeners = createListeners<PageStackEvent>()

/** All events of the page stack, for code that observes the stack, such as the Motion tab of the inspector. */
export const pageStackEvents = {
  /** Calls back on every event. Returns a function that unsubscribes. */
  subscribe: listeners.subscribe,
  emit(type: PageStackEvent['type'], path: string): void {
    listeners.emit({ type, path, time: performance.now() })
  },
}
