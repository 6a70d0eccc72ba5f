import type { Lang } from '../frame/state'
import { databasePath } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { DataError, type Subscriber } from './source'

/** A subscription of one screen to one object. */
export type RemoteRead = {
  readonly path: string
  readonly lang: Lang
  /** Path of the object in the database. */
  readonly databasePath: string
  readonly listener: Subscriber<unknown>
  /** `fallback`: the database did not answer, and the built-in data is shown. */
  state: 'waiting' | 'fallback' | 'ready' | 'failed'
  /** Unsubscribes from the database. */
  unsubscribe(): void
}

/** Creates a read that waits for the first answer of the database. `watchObject` starts the read. */
export const createRead = (path: string, lang: Lang, listener: Subscriber<unknown>): RemoteRead => ({
  path,
  lang,
  databasePath: databasePath(path, lang),
  listener,
  state: 'waiting',
  unsubscribe: () => {},
})

/** The values and callbacks that the reads of a source share. */
export type ReadContext = {
  /** The last valid value of each path. */
  latestValues: Map<string, unknown>
  /** Returns an error message if the object is invalid, or undefined if it is valid. */
  validate(path: string, value: unknown): string | undefined
  /** Called for errors of paths that are denied or invalid, once for each error message. */
  warn(message: string): void
  /** Called for each answer of the database, before the listener of the read. */
  onAnswer(): void
}

const loggedWarnings = new Set<string>()

/** Subscribes a read to its object. The listener receives values and errors. */
export const watchObject = (read: RemoteRead, database: RemoteDatabase, context: ReadContext): void => {
  const fail = (failure: 'denied' | 'invalid', reason: unknown) => {
    const error = new DataError(read.databasePath, false, reason, failure)
    read.state = 'failed'
    context.latestValues.delete(read.databasePath)
    if (!loggedWarnings.has(error.message)) context.warn(error.message)
    loggedWarnings.add(error.message)
    context.onAnswer()
    read.listener.onError(error)
  }
  read.unsubscribe()
  read.unsubscribe = database.watch(
    read.databasePath,
    (value) => {
      const errorMessage = value === null ? undefined : context.validate(read.path, value)
      if (errorMessage) return fail('invalid', errorMessage)
      read.state = 'ready'
      context.latestValues.set(read.databasePath, value)
      context.onAnswer()
      read.listener.onValue(value)
    },
    (reason) => fail('denied', reason),
  )
}

/** Reports to the listener of a read that the database did not answer, so that the built-in data is shown. */
export const reportFallback = (read: RemoteRead): void => {
  read.state = 'fallback'
  // In Arabic, the built-in translation is shown or loading, and reports its own errors.
  if (read.lang === 'en')
    read.listener.onError(new DataError(read.databasePath, true, 'the database did not respond'))
}
