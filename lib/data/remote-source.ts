import type { Lang } from '../frame/state'
import { createConnectionStatus } from './connection-status'
import { databasePath, inDatabase } from './database-paths'
import type { RemoteDatabase } from './remote-database'
import { fallBack, type ReadContext, type RemoteRead, waitingRead, watchObject } from './remote-reads'
import type { DataSource, Listener } from './source'

/** How long to wait for the database before the built-in data is shown, ms; our own choice, so that it is shown within 5 s. */
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
 * Creates a source that reads the sample data from a database. The built-in data is shown until the first value
 * arrives; live updates replace it. If the database does not answer in time, the built-in data remains. If
 * there is no connection, it is paused until `retry` is called.
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
  let opening = false
  let connected = false
  let lost = false
  let deadline: ReturnType<typeof setTimeout> | undefined

  const readsIn = (state: RemoteRead['state']) => [...reads].filter((read) => read.state === state)
  const publishStatus = () => connectionStatus.set({ lost, waiting: !lost && readsIn('waiting').length > 0 })

  const onTimeout = () => {
    lost = true
    if (!connected) database?.pause()
    for (const read of readsIn('waiting')) fallBack(read)
    publishStatus()
  }
  const startTimeout = () => {
    clearTimeout(deadline)
    deadline = setTimeout(() => {
      if (!connected || readsIn('waiting').length > 0) onTimeout()
    }, timeoutMs)
  }
  const onConnected = (now: boolean) => {
    if (connected && !now) startTimeout()
    connected = now
    if (now) lost = false
    publishStatus()
  }
  const onAnswer = () => {
    if (connected) lost = false
    publishStatus()
  }
  const context: ReadContext = { latest: new Map(), validate, warn, onAnswer }

  const start = () => {
    if (opening) return
    opening = true
    open().then(
      (opened) => {
        database = opened
        if (lost) opened.pause()
        opened.onConnectionChange(onConnected)
        for (const read of reads) watchObject(read, opened, context)
      },
      () => {
        // The code of the database could not be loaded; `retry` loads it again.
        opening = false
        onTimeout()
      },
    )
  }

  const source: DataSource = {
    instant: builtIn.instant,
    peek<T>(path: string, lang: Lang, english?: unknown) {
      const location = databasePath(path, lang)
      return context.latest.has(location)
        ? (context.latest.get(location) as T)
        : builtIn.peek<T>(path, lang, english)
    },
    subscribe<T>(path: string, lang: Lang, listener: Listener<T>, english?: unknown) {
      if (!inDatabase(path)) return builtIn.subscribe(path, lang, listener, english)
      const read = waitingRead(path, lang, listener as Listener<unknown>)
      const usesBuiltIn = () =>
        (read.state === 'waiting' || read.state === 'fallback') && !context.latest.has(read.databasePath)
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
      if (lost) queueMicrotask(() => reads.has(read) && read.state === 'waiting' && fallBack(read))
      else startTimeout()
      if (database) watchObject(read, database, context)
      else if (!lost) start()
      publishStatus()
      return () => {
        reads.delete(read)
        read.stop()
        stopBuiltIn()
        publishStatus()
      }
    },
  }

  /** Connects to the database again. */
  const retry = () => {
    lost = false
    database?.resume()
    for (const read of readsIn('fallback')) {
      read.state = 'waiting'
      if (database) watchObject(read, database, context)
    }
    start()
    startTimeout()
    publishStatus()
  }
  return { source, status: connectionStatus, retry }
}
