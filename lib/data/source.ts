import type { Lang } from '../frame/state'

/** Why a read failed: no answer or an error of the server, no permission, or a value that the screen cannot show. */
export type Failure = 'unreachable' | 'denied' | 'invalid'

/**
 * The error of a failed read. The error has an empty `list`, so that a screen can render the error in place of a list of data.
 */
export class DataError extends Error {
  override name = 'DataError'
  readonly list: readonly never[] = []
  readonly path: string
  readonly showsFallback: boolean
  readonly failure: Failure

  /**
   * @param path the database path that was read
   * @param showsFallback whether the screen shows its built-in data instead
   * @param cause an error message, or the error that was caught
   * @param failure kind of failure, for the message on the screen
   * @param remedy what to do about the failure, as one sentence
   */
  constructor(
    path: string,
    showsFallback: boolean,
    cause: unknown,
    failure: Failure = 'unreachable',
    remedy = 'Try again when you are online.',
  ) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const shownData = showsFallback ? 'The built-in data' : 'Nothing'
    super(`Patternbook: "${path}" could not be read (${message}). ${shownData} is shown. ${remedy}`, {
      cause,
    })
    this.path = path
    this.showsFallback = showsFallback
    this.failure = failure
  }
}

/** Callbacks of a subscriber. */
export type Subscriber<T> = {
  /** A value has arrived; `null` if there is nothing at the path. */
  onValue(value: T | null): void
  /** The read failed. A value may still arrive later. */
  onError(error: DataError): void
}

/** A source of sample data: a stream of values for each path. */
export type DataSource = {
  /** Returns whether the screen can show its built-in data at once. A value may replace the data later. */
  canRenderImmediately(lang: Lang): boolean
  /**
   * Returns the current value without waiting, or undefined if no value has arrived.
   * @param expectedShape the built-in data of the path or its `structureDigest`; a source without schemas ignores a value of another
   * shape
   */
  peek<T>(path: string, lang: Lang, expectedShape?: unknown): T | undefined
  /**
   * Subscribes to a path.
   * @param expectedShape the same as for `peek`; for a source without schemas, a value of another shape is an error
   * @returns a function that unsubscribes
   */
  subscribe<T>(path: string, lang: Lang, listener: Subscriber<T>, expectedShape?: unknown): () => void
}
