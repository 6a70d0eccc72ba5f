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
  const listeners = new Set<() => void>()
  return {
    get: (): ConnectionStatus => status,
    set(next: ConnectionStatus): void {
      if (next.waiting === status.waiting && next.lost === status.lost) return
      status = next
      for (const listener of listeners) listener()
    },
    /** Calls back after every change; returns the way to stop that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
