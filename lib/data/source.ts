/** A language the sample data exists in. */
export type Lang = 'en' | 'ar'

/** What went wrong with a read: nobody answered, reading is not allowed, or what came is not what the screen can show. */
export type Failure = 'unreachable' | 'denied' | 'invalid'

const REMEDY: Record<Failure, string> = {
  unreachable: 'Nothing is shown; try again.',
  denied: 'Nothing is shown; allow reading this path in the rules of the database.',
  invalid: 'Nothing is shown; correct the object at this path, or import the exported data again.',
}

const FALLBACK: Record<Failure, string> = {
  unreachable: 'The data that ships with the book is shown; try again when the network is back.',
  denied: 'The data that ships with the book is shown; allow reading this path on the server.',
  invalid: 'The data that ships with the book is shown; reload the page, which may be older than the data.',
}

/** Why reading failed; it carries the empty list that subscribers of a failed read are handed (spec §8). */
export class DataError extends Error {
  override name = 'DataError'
  readonly list: readonly never[] = []
  readonly path: string
  readonly fallback: boolean
  readonly failure: Failure

  /**
   * @param path the database path that was read
   * @param fallback the screen shows its built-in data instead, so nothing is missing on it
   * @param reason what went wrong, in words or as the error that was caught
   * @param failure the kind of it, which the screen puts into words
   */
  constructor(path: string, fallback: boolean, reason: unknown, failure: Failure = 'unreachable') {
    const words = reason instanceof Error ? reason.message : String(reason)
    const remedy = fallback ? FALLBACK[failure] : REMEDY[failure]
    super(`Patternbook: "${path}" could not be read (${words}). ${remedy}`, { cause: reason })
    this.path = path
    this.fallback = fallback
    this.failure = failure
  }
}

/** What a subscriber is told. */
export type Listener<T> = {
  /** A value has arrived; `null` where there is nothing at the path. */
  value(value: T | null): void
  /** The read failed. A source that can may still bring a value later. */
  error(error: DataError): void
}

/** A place sample data is read from as a stream of values: one object per path (spec §7). */
export type DataSource = {
  /** True where what the screen brings along can be shown at once; a value may replace it later. */
  instant(lang: Lang): boolean
  /**
   * What is known at this moment without waiting.
   * @param english the built-in data of the path; a source without schemas leaves out a value of another shape
   */
  peek<T>(path: string, lang: Lang, english?: unknown): T | undefined
  /**
   * Starts reading.
   * @param english the built-in data of the path; for a source without schemas a value of another shape is an error
   * @returns the way to stop, after which the listener hears nothing more
   */
  subscribe<T>(path: string, lang: Lang, listener: Listener<T>, english?: unknown): () => void
}
