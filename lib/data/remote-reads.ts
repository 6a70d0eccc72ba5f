import type { Lang } from '../frame/state'
import { databasePath } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { DataError, type Listener } from './source'

/** A subscription of one screen to one object. */
export type RemoteRead = {
  readonly path: string
  readonly lang: Lang
  /** Path of the object in the database. */
  readonly databasePath: string
  readonly listener: Listener<unknown>
  /** `fallback`: the database did not answer, and the built-in data is shown. */
  state: 'waiting' | 'fallback' | 'value' | 'failed'
  /** Unsubscribes from the database. */
  stop(): void
}

/** Creates a read that waits for its first answer. */
export const waitingRead = (path: string, lang: Lang, listener: Listener<unknown>): RemoteRead => ({
  path,
  lang,
  databasePath: databasePath(path, lang),
  listener,
  state: 'waiting',
  stop: () => {},
})

/** The state that the reads of a source share. */
export type ReadContext = {
  /** The last valid value of each path. */
  latest: Map<string, unknown>
  /** Returns an error message for an invalid object. */
  validate(path: string, value: unknown): string | undefined
  /** Called once for each different error of a path that is denied or invalid. */
  warn(message: string): void
  /** Called for each answer, before the listener. */
  onAnswer(): void
}

const warned = new Set<string>()

/** Subscribes a read to its object. The listener receives values and errors. */
export const watchObject = (read: RemoteRead, database: RemoteDatabase, context: ReadContext): void => {
  const fail = (failure: 'denied' | 'invalid', reason: unknown) => {
    const error = new DataError(read.databasePath, false, reason, failure)
    read.state = 'failed'
    context.latest.delete(read.databasePath)
    if (!warned.has(error.message)) context.warn(error.message)
    warned.add(error.message)
    context.onAnswer()
    read.listener.error(error)
  }
  read.stop()
  read.stop = database.watch(
    read.databasePath,
    (value) => {
      const fault = value === null ? undefined : context.validate(read.path, value)
      if (fault) return fail('invalid', fault)
      read.state = 'value'
      context.latest.set(read.databasePath, value)
      context.onAnswer()
      read.listener.value(value)
    },
    (reason) => fail('denied', reason),
  )
}

/** Must be called when the database does not answer: the listener receives an error, and the built-in data is shown. */
export const fallBack = (read: RemoteRead): void => {
  read.state = 'fallback'
  // In Arabic, the built-in translation is shown or loading, and reports its own errors.
  if (read.lang === 'en')
    read.listener.error(new DataError(read.databasePath, true, 'the database did not respond'))
}
