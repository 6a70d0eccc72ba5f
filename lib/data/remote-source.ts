import { inDatabase, placeOf } from './database-paths'
import { createReach } from './reach'
import type { RemoteDatabase } from './remote-database'
import { fall, type Keeping, type Read, waitingRead, watchObject } from './remote-reads'
import type { DataSource, Lang, Listener } from './source'

/** How long the database may be silent before the book goes on without it, in milliseconds: an answer within 5 s. */
export const REMOTE_PATIENCE = 4500

/** What a source of remote data is made of. */
export type RemoteParts = Pick<Keeping, 'validate' | 'warn'> & {
  /** Fetches the database's code and opens it. */
  open(): Promise<RemoteDatabase>
  /** The data that ships with the book. */
  builtIn: DataSource
  /** How long the database may be silent, in milliseconds. */
  patience?: number
}

/**
 * Reads the paths of the spec from a database. What the book brings along is shown until the first value is there, and
 * live updates replace that. Where the database is silent for too long, the book goes on with what it has, and the
 * connection rests until `retry` is called.
 */
export const createRemoteSource = ({
  open,
  validate,
  builtIn,
  warn,
  patience = REMOTE_PATIENCE,
}: RemoteParts) => {
  const reach = createReach()
  const reads = new Set<Read>()
  let database: RemoteDatabase | undefined
  let opening = false
  let connected = false
  let lost = false
  let deadline: ReturnType<typeof setTimeout> | undefined

  const inState = (state: Read['state']) => [...reads].filter((read) => read.state === state)
  const tell = () => reach.set({ lost, waiting: !lost && inState('waiting').length > 0 })

  const giveUp = () => {
    lost = true
    if (!connected) database?.pause()
    for (const read of inState('waiting')) fall(read)
    tell()
  }
  const beginToWait = () => {
    clearTimeout(deadline)
    deadline = setTimeout(() => {
      if (!connected || inState('waiting').length > 0) giveUp()
    }, patience)
  }
  const follow = (now: boolean) => {
    if (connected && !now) beginToWait()
    connected = now
    if (now) lost = false
    tell()
  }
  const heard = () => {
    if (connected) lost = false
    tell()
  }
  const keeping: Keeping = { latest: new Map(), validate, warn, heard }

  const start = () => {
    if (opening) return
    opening = true
    open().then(
      (opened) => {
        database = opened
        if (lost) opened.pause()
        opened.connected(follow)
        for (const read of reads) watchObject(read, opened, keeping)
      },
      () => {
        // Its code did not arrive; the next try fetches it again.
        opening = false
        giveUp()
      },
    )
  }

  const source: DataSource = {
    instant: builtIn.instant,
    peek<T>(path: string, lang: Lang, english?: unknown) {
      const place = placeOf(path, lang)
      return keeping.latest.has(place)
        ? (keeping.latest.get(place) as T)
        : builtIn.peek<T>(path, lang, english)
    },
    subscribe<T>(path: string, lang: Lang, listener: Listener<T>, english?: unknown) {
      if (!inDatabase(path)) return builtIn.subscribe(path, lang, listener, english)
      const read = waitingRead(path, lang, listener as Listener<unknown>)
      const ours = () =>
        (read.state === 'waiting' || read.state === 'fell') && !keeping.latest.has(read.place)
      const stopBuiltIn = builtIn.subscribe<T>(
        path,
        lang,
        {
          value: (value) => ours() && listener.value(value),
          error: (error) => ours() && listener.error(error),
        },
        english,
      )
      reads.add(read)
      if (lost) queueMicrotask(() => reads.has(read) && read.state === 'waiting' && fall(read))
      else beginToWait()
      if (database) watchObject(read, database, keeping)
      else if (!lost) start()
      tell()
      return () => {
        reads.delete(read)
        read.stop()
        stopBuiltIn()
        tell()
      }
    },
  }

  /** Tries to reach the database again. */
  const retry = () => {
    lost = false
    database?.resume()
    for (const read of inState('fell')) {
      read.state = 'waiting'
      if (database) watchObject(read, database, keeping)
    }
    start()
    beginToWait()
    tell()
  }
  return { source, reach, retry }
}
