import { DATA } from '@/lib/navigation/href'
import { ARABIC_TIMEOUT_MS } from './arabic-timeout'
import { sameShape, shapeDigest } from './same-shape'

declare global {
  interface Window {
    /** The request for Arabic sample data that was started before the first paint. */
    __ar?: { path: string; promise: Promise<unknown> }
  }
}

type ArabicRead = {
  promise: Promise<unknown>
  abort: AbortController
  readers: number
  /** Time of the request, `performance.now()`. */
  startedAt: number
  /** Whether a reader has waited until the timeout. */
  timedOut?: boolean
  value?: unknown
  /** Whether the value has the shape of the built-in data; undefined until they have been compared. */
  matchesShape?: boolean
}

/** Document event: Arabic data was fetched that does not have the shape of the built-in data, so English is shown. */
export const DATA_MISMATCH = 'patternbook:data-mismatch'

const reads = new Map<string, ArabicRead>()

/** The request that the pre-paint script has started for this document, if it is for this path. */
const takeEarlyRequest = (path: string): Promise<unknown> | undefined => {
  if (typeof window === 'undefined' || window.__ar?.path !== path) return undefined
  const { promise } = window.__ar
  // The request is used only once, because a retry after a failure must send a new one.
  delete window.__ar
  return promise
}

const request = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(`${DATA}/data/ar/${path}.json`, { signal })
  if (!response.ok) throw new Error(`the server returned ${response.status}`)
  return response.json()
}

const startRead = (path: string): ArabicRead => {
  const abort = new AbortController()
  const early = takeEarlyRequest(path)
  const read: ArabicRead = {
    promise: early ?? request(path, abort.signal),
    abort,
    readers: 0,
    // The pre-paint script sent the request when the document started.
    startedAt: early ? 0 : performance.now(),
  }
  reads.set(path, read)
  read.promise.then(
    (value) => {
      read.value = value
    },
    () => {
      if (reads.get(path) === read) reads.delete(path)
    },
  )
  return read
}

/** Time until the timeout of a read, ms. */
const remainingTime = (read: ArabicRead) =>
  Math.max(0, read.startedAt + ARABIC_TIMEOUT_MS - performance.now())

/**
 * The Arabic data of a path if it has been read already.
 * @param english the built-in data or the digest of its shape; for a value of another shape, such as that of a newer version of
 *   the site, the result is undefined
 */
export const knownArabic = (path: string, english?: unknown): unknown => {
  const read = reads.get(path)
  if (!read || read.value === undefined) return undefined
  if (english !== undefined && read.matchesShape === undefined) {
    read.matchesShape =
      typeof english === 'string' ? shapeDigest(read.value) === english : sameShape(english, read.value)
    if (!read.matchesShape) document.dispatchEvent(new Event(DATA_MISMATCH))
  }
  return read.matchesShape === false ? undefined : read.value
}

/**
 * The Arabic data of a path. It is fetched once; readers of the same path share one request.
 * @param onTimeout called at the timeout; the promise may still resolve later
 * @returns the promise, and `release`: when the last reader releases an unfinished request, it is aborted
 */
export const readArabic = (
  path: string,
  onTimeout?: () => void,
): { promise: Promise<unknown>; release: () => void } => {
  const known = reads.get(path)
  // A request that has reached the timeout is not reused: a retry sends a new one.
  const isUnusable = known?.matchesShape === false || (known?.timedOut && known.value === undefined)
  const stale = isUnusable && known?.readers === 0
  const read = known && !stale ? known : startRead(path)
  if (stale) known.abort.abort()
  read.readers++
  let subscribed = true
  const handleTimeout = () => {
    read.timedOut = true
    onTimeout?.()
  }
  const timer =
    read.value === undefined && onTimeout ? setTimeout(handleTimeout, remainingTime(read)) : undefined
  const clearTimer = () => clearTimeout(timer)
  read.promise.then(clearTimer, clearTimer)
  const release = () => {
    clearTimer()
    if (!subscribed) return
    subscribed = false
    read.readers--
    // Runs a microtask later, because a component that remounts subscribes again at once.
    queueMicrotask(() => {
      if (read.readers > 0 || read.value !== undefined || reads.get(path) !== read) return
      reads.delete(path)
      read.abort.abort()
    })
  }
  return { promise: read.promise, release }
}

/**
 * Starts reading ahead of the screen, e.g. when its link is pressed. Failures are not reported; the screen tries again.
 * @returns resolves when nothing is pending
 */
export const preloadArabic = async (path: string): Promise<void> => {
  const read = reads.get(path) ?? startRead(path)
  await read.promise.catch(() => undefined)
}

/** Shows the frame that was hidden before the first paint, unless a part of it is still waiting for Arabic data. */
export const revealFrame = (): void => {
  for (const read of reads.values())
    if (read.readers > 0 && read.value === undefined && !read.timedOut) return
  document.documentElement.removeAttribute('data-ar-pending')
}
