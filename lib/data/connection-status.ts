import { createListeners } from '../listeners'

/** Connection status of the database. */
export type ConnectionStatus = {
  /** Whether the first values are loading. */
  waiting: boolean
  /** Whether the database is unreachable. If so, the built-in data or the last values are shown. */
  lost: boolean
}

/** Creates a store for the {@link ConnectionStatus}. */
export const createConnectionStatus = () => {
  let status: ConnectionStatus = { waiting: false, lost: false }
  const { subscribe, emit } = createListeners()
  return {
    get: (): ConnectionStatus => status,
    set(next: ConnectionStatus): void {
      if (next.waiting === status.waiting && next.lost === status.lost) return
      status = next
      emit()
    },
    /** Calls back after every change. Returns a function that unsubscribes. */
    subscribe,
  }
}
