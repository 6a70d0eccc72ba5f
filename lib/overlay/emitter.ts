import { createListeners, type Listeners } from '../listeners'
import type { ModalEvents } from './types'

/** The names of the lifecycle events, in order. */
export const LIFECYCLE_EVENTS = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const

/** Listeners for the events of one object, such as an overlay. */
export interface Emitter<Events> {
  /** Listens to an event. Returns a function that unsubscribes. */
  on<E extends keyof Events & string>(event: E, listener: (detail: Events[E]) => void): () => void
  /** Calls the listeners of an event. */
  emit<E extends keyof Events & string>(event: E, detail: Events[E]): void
}

/** The emitter of one overlay of any kind. Only modals emit the events that `ModalEvents` adds to the lifecycle. */
export type OverlayEmitter<T = unknown> = Emitter<ModalEvents<T>>

/**
 * Creates an emitter. An error in a listener is logged, and the other listeners still run.
 * @param owner what emits the events, for the log message: "overlay" or "menu"
 */
export function createEmitter<Events>(owner: string): Emitter<Events> {
  const listenersByEvent = new Map<keyof Events, Listeners<never>>()
  return {
    on(event, listener) {
      const listeners = listenersByEvent.get(event) ?? createListeners()
      listenersByEvent.set(event, listeners)
      return listeners.subscribe((detail) => {
        try {
          listener(detail)
        } catch (error) {
          console.error(
            `Patternbook: a listener for ${event} threw an error. The ${owner}’s other listeners still run.`,
            error,
          )
        }
      })
    },
    emit: (event, detail) => listenersByEvent.get(event)?.emit(detail as never),
  }
}
