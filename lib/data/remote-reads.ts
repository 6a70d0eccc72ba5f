import { placeOf } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { DataError, type Lang, type Listener } from './source'

/** One screen's interest in one object. */
export type Read = {
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
export const waitingRead = (path: string, lang: Lang, listener: Listener<unknown>): Read => ({
  path,
  lang,
  place: placeOf(path, lang),
  listener,
  state: 'waiting',
  stop: () => {},
})

/** What reads leave behind, and how they judge what comes. */
export type Keeping = {
  /** The last good value of each place. */
  latest: Map<string, unknown>
  /** What is wrong with an object of a path, or nothing. */
  validate(path: string, value: unknown): string | undefined
  /** Told once for every place that is denied or invalid. */
  warn(message: string): void
  /** Told at each answer, before the screen is. */
  heard(): void
}

const warned = new Set<string>()

/** Follows the object of a read; its listener hears values and failures as the screens know them. */
export const watchObject = (read: Read, database: RemoteDatabase, keeping: Keeping): void => {
  const fail = (failure: 'denied' | 'invalid', reason: unknown) => {
    const error = new DataError(read.place, false, reason, failure)
    read.state = 'failed'
    keeping.latest.delete(read.place)
    if (!warned.has(error.message)) keeping.warn(error.message)
    warned.add(error.message)
    keeping.heard()
    read.listener.error(error)
  }
  read.stop()
  read.stop = database.watch(
    read.place,
    (value) => {
      const fault = value === null ? undefined : keeping.validate(read.path, value)
      if (fault) return fail('invalid', fault)
      read.state = 'value'
      keeping.latest.set(read.place, value)
      keeping.heard()
      read.listener.value(value)
    },
    (reason) => fail('denied', reason),
  )
}

/** The database did not answer: the listener hears that the book's own data has to do. */
export const fall = (read: Read): void => {
  read.state = 'fell'
  // In Arabic the book's own translation is shown, or on its way; it speaks for itself.
  if (read.lang === 'en') read.listener.error(new DataError(read.place, true, 'the database does not answer'))
}
