import { createListeners, type Listeners } from '../listeners'
import type { ModalEvents } from './types'

/** The lifecycle events in order. */
export const LIFECYCLE = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const

/** The listeners of one object, by the name of the event. */
export interface Emitter<Events> {
  /** Listens to an event. Returns a function that unsubscribes. */
  on<E extends keyof Events & string>(event: E, listener: (detail: Events[E]) => void): () => void
  emit<E extends keyof Events & string>(event: E, detail: Events[E]): void
}

/** The listeners of one overlay. */
export type OverlayEmitter<T = unknown> = Emitter<ModalEvents<T>>

/**
 * Creates an emitter. An error in a listener is logged, and the other listeners still run.
 * @param owner name of the emitting object for the log message: "overlay", "menu"
 */
export function createEmitter<Events>(owner: string): Emitter<Events> {
  const byEvent = new Map<keyof Events, Listeners<never>>()
  return {
    on(event, listener) {
      const listeners = byEvent.get(event) ?? createListeners()
      byEvent.set(event, listeners)
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
    emit: (event, detail) => byEvent.get(event)?.emit(detail as never),
  }
}
