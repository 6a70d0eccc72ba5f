import { createListeners } from '../listeners'

/** Connection status of the database. */
export type ConnectionStatus = {
  /** Whether a screen is waiting for the database to answer; false while the database is unreachable. */
  isLoading: boolean
  /** Whether the database is unreachable. If so, the built-in data or the last values are shown. */
  isUnreachable: boolean
}

/** Creates a store for the {@link ConnectionStatus}. */
export const createConnectionStatusStore = () => {
  let status: ConnectionStatus = { isLoading: false, isUnreachable: false }
  const { subscribe, emit } = createListeners()
  return {
    get: (): ConnectionStatus => status,
    set(next: ConnectionStatus): void {
      if (next.isLoading === status.isLoading && next.isUnreachable === status.isUnreachable) return
      status = next
      emit()
    },
    /** Calls back after every change. Returns a function that unsubscribes. */
    subscribe,
  }
}
