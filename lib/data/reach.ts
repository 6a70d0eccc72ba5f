/** How the database is doing, for whoever tells the user. */
export type Reach = {
  /** First values are on their way. */
  waiting: boolean
  /** It cannot be reached: what is shown ships with the book, or is what came last. */
  lost: boolean
}

/** A store of {@link Reach}. */
export const createReach = () => {
  let now: Reach = { waiting: false, lost: false }
  const listeners = new Set<() => void>()
  return {
    get: (): Reach => now,
    set(next: Reach): void {
      if (next.waiting === now.waiting && next.lost === now.lost) return
      now = next
      for (const listener of listeners) listener()
    },
    /** Calls back after every change; returns the way to stop that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
