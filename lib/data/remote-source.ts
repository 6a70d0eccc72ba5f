import type { Lang } from '../frame/state'
import { createConnectionStatus } from './connection-status'
import { databasePath, isInDatabase } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { createRead, type ReadContext, type RemoteRead, reportFallback, watchObject } from './remote-reads'
import type { DataSource, Subscriber } from './source'

/** How long to wait for the database, ms. We chose the value so that the built-in data is shown as a fallback within 5 s. */
export const REMOTE_TIMEOUT_MS = 4500

/** Options of {@link createRemoteSource}. */
export type RemoteSourceOptions = Pick<ReadContext, 'validate' | 'warn'> & {
  /** Fetches the database's code and opens it. */
  open(): Promise<RemoteDatabase>
  /** The built-in data. */
  builtInSource: DataSource
  /** How long to wait for the database, ms. */
  timeoutMs?: number
}

/**
 * Creates a source that reads the sample data from a database. The built-in data is shown until the first value arrives; later
 * values replace it. If the database does not answer in time, the built-in data remains. If there is no connection at that time, the
 * database stops its attempts to connect until `retry` is called.
 */
export const createRemoteSource = ({
  open,
  validate,
  builtInSource,
  warn,
  timeoutMs = REMOTE_TIMEOUT_MS,
}: RemoteSourceOptions) => {
  const connectionStatus = createConnectionStatus()
  const reads = new Set<RemoteRead>()
  let database: RemoteDatabase | undefined
  let isOpening = false
  let isConnected = false
  let isUnreachable = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const readsWithState = (state: RemoteRead['state']) => [...reads].filter((read) => read.state === state)
  const publishStatus = () =>
    connectionStatus.set({ isUnreachable, isLoading: !isUnreachable && readsWithState('waiting').length > 0 })

  const onTimeout = () => {
    isUnreachable = true
    if (!isConnected) database?.pause()
    for (const read of readsWithState('waiting')) reportFallback(read)
    publishStatus()
  }
  const startTimeout = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isConnected || readsWithState('waiting').length > 0) onTimeout()
    }, timeoutMs)
  }
  const onConnected = (isNowConnected: boolean) => {
    if (isConnected && !isNowConnected) startTimeout()
    isConnected = isNowConnected
    if (isNowConnected) isUnreachable = false
    publishStatus()
  }
  const onAnswer = () => {
    if (isConnected) isUnreachable = false
    publishStatus()
  }
  const context: ReadContext = { latestValues: new Map(), validate, warn, onAnswer }

  const openDatabase = () => {
    if (isOpening) return
    isOpening = true
    open().then(
      (openedDatabase) => {
        database = openedDatabase
        if (isUnreachable) openedDatabase.pause()
        openedDatabase.onConnectionChange(onConnected)
        for (const read of reads) watchObject(read, openedDatabase, context)
      },
      () => {
        // The code of the database could not be loaded; `retry` loads it again.
        isOpening = false
        onTimeout()
      },
    )
  }

  const source: DataSource = {
    isInstant: builtInSource.isInstant,
    peek<T>(path: string, lang: Lang, expectedShape?: unknown) {
      const objectPath = databasePath(path, lang)
      return context.latestValues.has(objectPath)
        ? (context.latestValues.get(objectPath) as T)
        : builtInSource.peek<T>(path, lang, expectedShape)
    },
    subscribe<T>(path: string, lang: Lang, listener: Subscriber<T>, expectedShape?: unknown) {
      if (!isInDatabase(path)) return builtInSource.subscribe(path, lang, listener, expectedShape)
      const read = createRead(path, lang, listener as Subscriber<unknown>)
      const usesBuiltIn = () =>
        (read.state === 'waiting' || read.state === 'fallback') &&
        !context.latestValues.has(read.databasePath)
      const stopBuiltIn = builtInSource.subscribe<T>(
        path,
        lang,
        {
          onValue: (value) => usesBuiltIn() && listener.onValue(value),
          onError: (error) => usesBuiltIn() && listener.onError(error),
        },
        expectedShape,
      )
      reads.add(read)
      if (isUnreachable)
        queueMicrotask(() => reads.has(read) && read.state === 'waiting' && reportFallback(read))
      else startTimeout()
      if (database) watchObject(read, database, context)
      else if (!isUnreachable) openDatabase()
      publishStatus()
      return () => {
        reads.delete(read)
        read.unsubscribe()
        stopBuiltIn()
        publishStatus()
      }
    },
  }

  /** Connects to the database again. */
  const retry = () => {
    isUnreachable = false
    database?.resume()
    for (const read of readsWithState('fallback')) {
      read.state = 'waiting'
      if (database) watchObject(read, database, context)
    }
    openDatabase()
    startTimeout()
    publishStatus()
  }
  return { source, status: connectionStatus, retry }
}
