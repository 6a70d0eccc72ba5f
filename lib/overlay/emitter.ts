import type { ModalEvents } from './types'

/** The lifecycle events in order. */
export const LIFECYCLE = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const

type Listener<T, E extends keyof ModalEvents> = (detail: ModalEvents<T>[E]) => void

/** The listeners of one overlay. */
export interface OverlayEmitter<T = unknown> {
  on<E extends keyof ModalEvents>(event: E, listener: Listener<T, E>): () => void
  emit<E extends keyof ModalEvents>(event: E, detail: ModalEvents<T>[E]): void
}

/** Creates an emitter. A listener that throws is logged and does not stop the overlay. */
export function createEmitter<T = unknown>(): OverlayEmitter<T> {
  const listeners = new Map<keyof ModalEvents, Set<(detail: never) => void>>()
  return {
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
      return () => set.delete(listener)
    },
    emit(event, detail) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(detail as never)
        } catch (error) {
          console.error(`Patternbook: a listener of ${event} threw; the overlay goes on without it.`, error)
        }
      }
    },
  }
}
