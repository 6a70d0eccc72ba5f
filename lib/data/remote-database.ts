/** A database as the source needs it: objects at paths as value streams, and a connection that can be let go. */
export type RemoteDatabase = {
  /**
   * Tells the object at a path now and after each change, `null` where there is none.
   * @param denied told when reading is not allowed; nothing follows
   * @returns the way to stop
   */
  watch(path: string, value: (value: unknown) => void, denied: (reason: Error) => void): () => void
  /** Tells whether there is a connection, now and after each change. */
  connected(listener: (connected: boolean) => void): void
  /** Stops trying to connect: no request, no message in the console. */
  pause(): void
  /** Tries to connect again. */
  resume(): void
}
