/** A language the sample data exists in. */
export type Lang = 'en' | 'ar'

/** Why reading failed; it carries the empty list that subscribers of a failed read are handed (spec §8). */
export class DataError extends Error {
  override name = 'DataError'
  readonly list: readonly never[] = []

  /**
   * @param path the database path that was read
   * @param fallback the screen shows its built-in data instead, so nothing is missing on it
   * @param reason what went wrong, in words or as the error that was caught
   */
  constructor(
    readonly path: string,
    readonly fallback: boolean,
    reason: unknown,
  ) {
    const words = reason instanceof Error ? reason.message : String(reason)
    const remedy = fallback ? 'English is shown; try again when the network is back.' : 'Try again.'
    super(`Patternbook: "${path}" could not be read (${words}). ${remedy}`, { cause: reason })
  }
}

/** What a subscriber is told. */
export type Listener<T> = {
  /** A value has arrived; `null` where there is nothing at the path. */
  value(value: T | null): void
  /** The read failed; the subscription is over. */
  error(error: DataError): void
}

/** A place sample data is read from as a stream of values: one object per path (spec §7). */
export type DataSource = {
  /** True where the English data the screen brings along is all there is: nothing to wait for. */
  instant(lang: Lang): boolean
  /** What is known at this moment without waiting. */
  peek<T>(path: string, lang: Lang): T | undefined
  /** Starts reading; returns the way to stop, after which the listener hears nothing more. */
  subscribe<T>(path: string, lang: Lang, listener: Listener<T>): () => void
}
