import type { Lang } from '../frame/state'
import { createConnectionStatusStore } from './connection-status'
import { databasePath, isInDatabase } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import {
  createSubscription,
  type RemoteSubscription,
  reportFallback,
  type SubscriptionContext,
  watchObject,
} from './remote-subscriptions'
import type { DataSource, Subscriber } from './source'

/** How long to wait before the database counts as unreachable, ms. */
export const REMOTE_TIMEOUT_MS = 4500

export type RemoteSourceOptions = Pick<SubscriptionContext, 'validate' | 'warn'> & {
  /** Fetches the code of the database and opens the database. */
  open(): Promise<RemoteDatabase>
  builtInSource: DataSource
  /** How long to wait for the database, ms. Default {@link REMOTE_TIMEOUT_MS}. */
  timeoutMs?: number
}

/**
 * Creates a source that reads the sample data from a database. The built-in data is shown until the first value arrives. Each
 * new value replaces the previous one. If the database does not answer in time, the built-in data remains. If there is no
 * connection at that time, the attempts to connect stop until `retry` is called.
 * @returns the source, its connection status, and the function `retry`
 */
export const createRemoteSource = ({
  open,
  validate,
  builtInSource,
  warn,
  timeoutMs = REMOTE_TIMEOUT_MS,
}: RemoteSourceOptions) => {
  const connectionStatus = createConnectionStatusStore()
  const subscriptions = new Set<RemoteSubscription>()
  let database: RemoteDatabase | undefined
  let isOpeningOrOpen = false
  let isConnected = false
  let isUnreachable = false
  let connectionTimer: ReturnType<typeof setTimeout> | undefined

  const subscriptionsWithState = (state: RemoteSubscription['state']) =>
    [...subscriptions].filter((subscription) => subscription.state === state)
  const publishStatus = () =>
    connectionStatus.set({
      isUnreachable,
      isLoading: !isUnreachable && subscriptionsWithState('waiting').length > 0,
    })

  const markUnreachable = () => {
    isUnreachable = true
    clearTimeout(connectionTimer)
    if (!isConnected) database?.pause()
    for (const subscription of subscriptionsWithState('waiting')) reportFallback(subscription)
    publishStatus()
  }
  const startConnectionTimeout = () => {
    clearTimeout(connectionTimer)
    connectionTimer = setTimeout(() => !isConnected && markUnreachable(), timeoutMs)
  }
  /** Starts the timeout of one subscription, so that a later subscription does not make the earlier ones wait longer. */
  const startAnswerTimeout = (subscription: RemoteSubscription) => {
    clearTimeout(subscription.answerTimer)
    subscription.answerTimer = setTimeout(
      () => subscription.state === 'waiting' && markUnreachable(),
      timeoutMs,
    )
  }
  const onConnectionChange = (isNowConnected: boolean) => {
    if (isConnected && !isNowConnected) startConnectionTimeout()
    isConnected = isNowConnected
    if (isNowConnected) isUnreachable = false
    publishStatus()
  }
  const onAnswer = () => {
    if (isConnected) isUnreachable = false
    publishStatus()
  }
  const context: SubscriptionContext = { latestValues: new Map(), validate, warn, onAnswer }

  const openDatabase = () => {
    if (isOpeningOrOpen) return
    isOpeningOrOpen = true
    startConnectionTimeout()
    open().then(
      (openedDatabase) => {
        database = openedDatabase
        if (isUnreachable) openedDatabase.pause()
        openedDatabase.onConnectionChange(onConnectionChange)
        for (const subscription of subscriptions) watchObject(subscription, openedDatabase, context)
      },
      () => {
        // The code of the database could not be loaded; `retry` loads it again.
        isOpeningOrOpen = false
        markUnreachable()
      },
    )
  }

  const source: DataSource = {
    canRenderImmediately: builtInSource.canRenderImmediately,
    peek<T>(path: string, lang: Lang, expectedShape?: unknown) {
      const objectPath = databasePath(path, lang)
      return context.latestValues.has(objectPath)
        ? (context.latestValues.get(objectPath) as T)
        : builtInSource.peek<T>(path, lang, expectedShape)
    },
    subscribe<T>(path: string, lang: Lang, listener: Subscriber<T>, expectedShape?: unknown) {
      if (!isInDatabase(path)) return builtInSource.subscribe(path, lang, listener, expectedShape)
      const subscription = createSubscription(path, lang, listener as Subscriber<unknown>)
      const usesBuiltInData = () =>
        (subscription.state === 'waiting' || subscription.state === 'fallback') &&
        !context.latestValues.has(subscription.databasePath)
      const unsubscribeFromBuiltIn = builtInSource.subscribe<T>(
        path,
        lang,
        {
          onValue: (value) => usesBuiltInData() && listener.onValue(value),
          onError: (error) => usesBuiltInData() && listener.onError(error),
        },
        expectedShape,
      )
      subscriptions.add(subscription)
      if (isUnreachable)
        queueMicrotask(
          () =>
            subscriptions.has(subscription) &&
            subscription.state === 'waiting' &&
            reportFallback(subscription),
        )
      else startAnswerTimeout(subscription)
      if (database) watchObject(subscription, database, context)
      else if (!isUnreachable) openDatabase()
      publishStatus()
      return () => {
        subscriptions.delete(subscription)
        clearTimeout(subscription.answerTimer)
        subscription.unsubscribe()
        unsubscribeFromBuiltIn()
        publishStatus()
      }
    },
  }

  /** Connects to the database again. */
  const retry = () => {
    isUnreachable = false
    database?.resume()
    for (const subscription of subscriptionsWithState('fallback')) {
      subscription.state = 'waiting'
      startAnswerTimeout(subscription)
      if (database) watchObject(subscription, database, context)
    }
    openDatabase()
    startConnectionTimeout()
    publishStatus()
  }
  return { source, status: connectionStatus, retry }
}
