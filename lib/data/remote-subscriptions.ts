import type { Lang } from '../frame/state'
import { databasePath } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { DataError, type Subscriber } from './source'

/** A subscription of one listener to one object. */
export type RemoteSubscription = {
  /** Path of the sample data without the language, e.g. `login/layout1`. */
  readonly path: string
  readonly lang: Lang
  /** Path of the object in the database. */
  readonly databasePath: string
  readonly listener: Subscriber<unknown>
  /** `fallback`: the database is unreachable or did not answer in time. `failed`: reading is denied, or the object is invalid. */
  state: 'waiting' | 'fallback' | 'ready' | 'failed'
  /** Timer that ends the wait for the first answer. */
  answerTimer?: ReturnType<typeof setTimeout>
  /** Unsubscribes from the database. */
  unsubscribe(): void
}

/** Creates a subscription that waits for the first answer of the database. `watchObject` connects it to the database. */
export const createSubscription = (
  path: string,
  lang: Lang,
  listener: Subscriber<unknown>,
): RemoteSubscription => ({
  path,
  lang,
  databasePath: databasePath(path, lang),
  listener,
  state: 'waiting',
  unsubscribe: () => {},
})

/** The values and callbacks that the subscriptions of a source share. */
export type SubscriptionContext = {
  /** The last value of each object, by its path in the database. A denied read or an invalid object removes the value. */
  latestValues: Map<string, unknown>
  /** Returns an error message if the object is invalid, or undefined if it is valid. */
  validate(path: string, value: unknown): string | undefined
  /** Called when a read is denied or an object is invalid, once for each error message. */
  warn(message: string): void
  /** Called for each answer of the database, before the listener of the subscription. */
  onAnswer(): void
}

const REMEDIES = {
  denied: 'Allow reading this path in the database rules.',
  invalid: 'Correct the object at this path, or import the exported data again.',
}

const loggedWarnings = new Set<string>()

/** Connects a subscription to its object in the database. The listener of the subscription receives values and errors. */
export const watchObject = (
  subscription: RemoteSubscription,
  database: RemoteDatabase,
  context: SubscriptionContext,
): void => {
  const fail = (failure: 'denied' | 'invalid', reason: unknown) => {
    const error = new DataError(subscription.databasePath, false, reason, failure, REMEDIES[failure])
    subscription.state = 'failed'
    context.latestValues.delete(subscription.databasePath)
    if (!loggedWarnings.has(error.message)) context.warn(error.message)
    loggedWarnings.add(error.message)
    context.onAnswer()
    subscription.listener.onError(error)
  }
  subscription.unsubscribe()
  subscription.unsubscribe = database.watch(
    subscription.databasePath,
    (value) => {
      const errorMessage = value === null ? undefined : context.validate(subscription.path, value)
      if (errorMessage) return fail('invalid', errorMessage)
      subscription.state = 'ready'
      context.latestValues.set(subscription.databasePath, value)
      context.onAnswer()
      subscription.listener.onValue(value)
    },
    (reason) => fail('denied', reason),
  )
}

/** Sets the state of a subscription to `fallback`. In English, its listener also receives an error. */
export const reportFallback = (subscription: RemoteSubscription): void => {
  subscription.state = 'fallback'
  // In Arabic, the built-in source loads the translation and reports the errors of loading it.
  if (subscription.lang === 'en')
    subscription.listener.onError(
      new DataError(subscription.databasePath, true, 'the database did not respond'),
    )
}
