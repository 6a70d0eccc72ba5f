/** What `createRemoteSource` needs from a database: subscriptions to paths, and a connection that can be paused. */
export type RemoteDatabase = {
  /**
   * Calls back with the object at a path as soon as the object arrives, and after each change; with `null` if there is none.
   * @param onDenied called if reading is not allowed; then no values follow
   * @returns a function that unsubscribes
   */
  watch(path: string, onValue: (value: unknown) => void, onDenied: (reason: Error) => void): () => void
  /** Calls back with the current state of the connection, and after each change; `connected` is whether there is a connection. */
  onConnectionChange(listener: (connected: boolean) => void): void
  /** Disconnects and stops the attempts to connect, so that there are no more requests and console messages. */
  pause(): void
  /** Connects again. */
  resume(): void
}
