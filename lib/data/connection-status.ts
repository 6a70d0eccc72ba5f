import { createListeners } from '../listeners'

/** How the database is doing, for whoever tells the user. */
export type ConnectionStatus = {
  /** First values are on their way. */
  waiting: boolean
  /** It cannot be reached: what is shown ships with the book, or is what came last. */
  lost: boolean
}

/** A store of {@link ConnectionStatus}. */
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
