import type { OverlayEvents } from './types'

/** The lifecycle events in the order in which they come. */
export const LIFECYCLE = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const

type Listener<T, E extends keyof OverlayEvents> = (detail: OverlayEvents<T>[E]) => void

/** The listeners of one overlay. */
export interface OverlayEmitter<T = unknown> {
  on<E extends keyof OverlayEvents>(event: E, listener: Listener<T, E>): () => void
  emit<E extends keyof OverlayEvents>(event: E, detail: OverlayEvents<T>[E]): void
}

/** Makes an emitter. A listener that throws is logged and does not keep the overlay from going on. */
export function createEmitter<T = unknown>(): OverlayEmitter<T> {
  const listeners: { [E in keyof OverlayEvents]: Set<Listener<T, E>> } = {
    'will-present': new Set(),
    'did-present': new Set(),
    'will-dismiss': new Set(),
    'did-dismiss': new Set(),
  }
  return {
    on(event, listener) {
      listeners[event].add(listener)
      return () => listeners[event].delete(listener)
    },
    emit(event, detail) {
      for (const listener of [...listeners[event]]) {
        try {
          listener(detail)
        } catch (error) {
          console.error(`Patternbook: a listener of ${event} threw; the overlay goes on without it.`, error)
        }
      }
    },
  }
}
