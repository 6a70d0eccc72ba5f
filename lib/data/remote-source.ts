import type { Lang } from '../frame/state'
import { createConnectionStatus } from './connection-status'
import { databasePath, isInDatabase } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { createRead, type ReadContext, type RemoteRead, reportFallback, watchObject } from './remote-reads'
import type { DataSource, Listener } from './source'

/** How long to wait for the database, ms. We chose the value so that the built-in data is shown as a fallback within 5 s. */
export const REMOTE_TIMEOUT_MS = 4500

/** Options of {@link createRemoteSource}. */
export type RemoteSourceOptions = Pick<ReadContext, 'validate' | 'warn'> & {
  /** Fetches the database's code and opens it. */
  open(): Promise<RemoteDatabase>
  /** The built-in data. */
  builtIn: DataSource
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
  builtIn,
  warn,
  timeoutMs = REMOTE_TIMEOUT_MS,
}: RemoteSourceOptions) => {
  const connectionStatus = createConnectionStatus()
  const reads = new Set<RemoteRead>()
  let database: RemoteDatabase | undefined
  let isOpening = false
  let isConnected = false
  let isLost = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const readsIn = (state: RemoteRead['state']) => [...reads].filter((read) => read.state === state)
  const publishStatus = () =>
    connectionStatus.set({ lost: isLost, waiting: !isLost && readsIn('waiting').length > 0 })

  const onTimeout = () => {
    isLost = true
    if (!isConnected) database?.pause()
    for (const read of readsIn('waiting')) reportFallback(read)
    publishStatus()
  }
  const startTimeout = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isConnected || readsIn('waiting').length > 0) onTimeout()
    }, timeoutMs)
  }
  const onConnected = (isNowConnected: boolean) => {
    if (isConnected && !isNowConnected) startTimeout()
    isConnected = isNowConnected
    if (isNowConnected) isLost = false
    publishStatus()
  }
  const onAnswer = () => {
    if (isConnected) isLost = false
    publishStatus()
  }
  const context: ReadContext = { latestValues: new Map(), validate, warn, onAnswer }

  const openDatabase = () => {
    if (isOpening) return
    isOpening = true
    open().then(
      (openedDatabase) => {
        database = openedDatabase
        if (isLost) openedDatabase.pause()
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
    instant: builtIn.instant,
    peek<T>(path: string, lang: Lang, english?: unknown) {
      const objectPath = databasePath(path, lang)
      return context.latestValues.has(objectPath)
        ? (context.latestValues.get(objectPath) as T)
        : builtIn.peek<T>(path, lang, english)
    },
    subscribe<T>(path: string, lang: Lang, listener: Listener<T>, english?: unknown) {
      if (!isInDatabase(path)) return builtIn.subscribe(path, lang, listener, english)
      const read = createRead(path, lang, listener as Listener<unknown>)
      const usesBuiltIn = () =>
        (read.state === 'waiting' || read.state === 'fallback') &&
        !context.latestValues.has(read.databasePath)
      const stopBuiltIn = builtIn.subscribe<T>(
        path,
        lang,
        {
          value: (value) => usesBuiltIn() && listener.value(value),
          error: (error) => usesBuiltIn() && listener.error(error),
        },
        english,
      )
      reads.add(read)
      if (isLost) queueMicrotask(() => reads.has(read) && read.state === 'waiting' && reportFallback(read))
      else startTimeout()
      if (database) watchObject(read, database, context)
      else if (!isLost) openDatabase()
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
    isLost = false
    database?.resume()
    for (const read of readsIn('fallback')) {
      read.state = 'waiting'
      if (database) watchObject(read, database, context)
    }
    openDatabase()
    startTimeout()
    publishStatus()
  }
  return { source, status: connectionStatus, retry }
}
