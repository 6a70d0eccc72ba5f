import { databasePath } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { DataError, type Lang, type Listener } from './source'

/** One screen's interest in one object. */
export type RemoteRead = {
  readonly path: string
  readonly lang: Lang
  /** Where the object lies in the database. */
  readonly place: string
  readonly listener: Listener<unknown>
  /** `fell`: the database did not answer, the book's own data is shown. */
  state: 'waiting' | 'fell' | 'value' | 'failed'
  /** Lets go of the database. */
  stop(): void
}

/** A read that waits for its first answer. */
export const waitingRead = (path: string, lang: Lang, listener: Listener<unknown>): RemoteRead => ({
  path,
  lang,
  place: databasePath(path, lang),
  listener,
  state: 'waiting',
  stop: () => {},
})

/** What reads leave behind, and how they judge what comes. */
export type ReadContext = {
  /** The last good value of each place. */
  latest: Map<string, unknown>
  /** What is wrong with an object of a path, or nothing. */
  validate(path: string, value: unknown): string | undefined
  /** Told once for every place that is denied or invalid. */
  warn(message: string): void
  /** Told at each answer, before the screen is. */
  onAnswer(): void
}

const warned = new Set<string>()

/** Follows the object of a read; its listener hears values and failures as the screens know them. */
export const watchObject = (read: RemoteRead, database: RemoteDatabase, context: ReadContext): void => {
  const fail = (failure: 'denied' | 'invalid', reason: unknown) => {
    const error = new DataError(read.place, false, reason, failure)
    read.state = 'failed'
    context.latest.delete(read.place)
    if (!warned.has(error.message)) context.warn(error.message)
    warned.add(error.message)
    context.onAnswer()
    read.listener.error(error)
  }
  read.stop()
  read.stop = database.watch(
    read.place,
    (value) => {
      const fault = value === null ? undefined : context.validate(read.path, value)
      if (fault) return fail('invalid', fault)
      read.state = 'value'
      context.latest.set(read.place, value)
      context.onAnswer()
      read.listener.value(value)
    },
    (reason) => fail('denied', reason),
  )
}

/** The database did not answer: the listener hears that the book's own data has to do. */
export const fallBack = (read: RemoteRead): void => {
  read.state = 'fell'
  // In Arabic the book's own translation is shown, or on its way; it speaks for itself.
  if (read.lang === 'en') read.listener.error(new DataError(read.place, true, 'the database does not answer'))
}
