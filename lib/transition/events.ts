import type { LifecycleEvent } from './lifecycle'

/** Something a page stack did. */
export type TransitionEvent = {
  /** A lifecycle event of the page at `path`, `start` and `end` of a movement, or `url` when the address changed. */
  type: LifecycleEvent | 'start' | 'end' | 'url'
  path: string
  /** performance.now() */
  time: number
}

/** Everything a page stack does, for whoever wants to watch it: the motion inspector, the URL state. */
export type TransitionEvents = {
  /** Calls back on every event; returns the way to stop. */
  subscribe(listener: (event: TransitionEvent) => void): () => void
  emit(type: TransitionEvent['type'], path: string): void
}

/** Makes the events of one page stack. */
export const createEvents = (): TransitionEvents => {
  const listeners = new Set<(event: TransitionEvent) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(type, path) {
      if (listeners.size === 0) return
      const event = { type, path, time: performance.now() }
      for (const listener of listeners) listener(event)
    },
  }
}

/** What the page stack of the document does. */
export const transitionEvents = createEvents()
