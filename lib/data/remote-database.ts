/** What the source needs from a database: subscriptions to paths, and a connection that can be paused. */
export type RemoteDatabase = {
  /**
   * Calls back with the object at a path, now and after each change; `null` if there is none.
   * @param denied called if reading is not allowed; then no values follow
   * @returns a function that unsubscribes
   */
  watch(path: string, value: (value: unknown) => void, denied: (reason: Error) => void): () => void
  /** Reports whether there is a connection, now and after each change. */
  onConnectionChange(listener: (connected: boolean) => void): void
  /** Stops the attempts to connect, so that there are no more requests and console messages. */
  pause(): void
  /** Connects again. */
  resume(): void
}
