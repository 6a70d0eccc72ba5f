import { DATA_BASE } from '@/lib/navigation/href'
import { ARABIC_TIMEOUT_MS } from './arabic-timeout'
import { hasSameShape, structureDigest } from './data-shape'

declare global {
  interface Window {
    /** The request for Arabic sample data that was started before the first paint. */
    __arabicRequest?: { path: string; promise: Promise<unknown> }
  }
}

type ArabicRead = {
  promise: Promise<unknown>
  /** Aborts the request. Has no effect on a request of the pre-paint script. */
  abortController: AbortController
  readerCount: number
  /** Time at which the request was sent, ms, as `performance.now()` returns it. */
  startedAt: number
  /** Whether a reader has waited until the timeout. */
  hasTimedOut?: boolean
  value?: unknown
  /** Whether the value has the shape of the built-in data; undefined until they have been compared. */
  matchesShape?: boolean
}

/** Name of a document event: Arabic data that was fetched does not have the shape of the built-in data, so English is shown. */
export const DATA_MISMATCH_EVENT = 'patternbook:data-mismatch'

const reads = new Map<string, ArabicRead>()

/** Returns the request that the pre-paint script has started for this document, if it is for this path, and removes it. */
const takeEarlyRequest = (path: string): Promise<unknown> | undefined => {
  if (typeof window === 'undefined' || window.__arabicRequest?.path !== path) return undefined
  const { promise } = window.__arabicRequest
  // The request is used only once, because a retry after a failure must send a new request.
  delete window.__arabicRequest
  return promise
}

const fetchArabic = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(`${DATA_BASE}/data/ar/${path}.json`, { signal })
  if (!response.ok) throw new Error(`the server returned ${response.status}`)
  return response.json()
}

const startRead = (path: string): ArabicRead => {
  const abortController = new AbortController()
  const earlyRequest = takeEarlyRequest(path)
  const read: ArabicRead = {
    promise: earlyRequest ?? fetchArabic(path, abortController.signal),
    abortController,
    readerCount: 0,
    // The pre-paint script sent the request when the document started to load.
    startedAt: earlyRequest ? 0 : performance.now(),
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

/** Returns the time until the timeout of a read, ms. */
const remainingTime = (read: ArabicRead) =>
  Math.max(0, read.startedAt + ARABIC_TIMEOUT_MS - performance.now())

/**
 * Returns the Arabic data of a path, or undefined if the data has not arrived.
 * @param expectedShape the built-in data or the digest of its shape; if the Arabic data has another shape, such as that of a
 *   newer version of the site, the result is undefined
 */
export const peekArabic = (path: string, expectedShape?: unknown): unknown => {
  const read = reads.get(path)
  if (!read || read.value === undefined) return undefined
  if (expectedShape !== undefined && read.matchesShape === undefined) {
    read.matchesShape =
      typeof expectedShape === 'string'
        ? structureDigest(read.value) === expectedShape
        : hasSameShape(expectedShape, read.value)
    if (!read.matchesShape) document.dispatchEvent(new Event(DATA_MISMATCH_EVENT))
  }
  return read.matchesShape === false ? undefined : read.value
}

/**
 * Reads the Arabic data of a path. Readers of the same path share one request.
 * @param onTimeout called if the data has not arrived within `ARABIC_TIMEOUT_MS` of the request; it may still arrive later
 * @returns a promise of the data, and the function `release`, which the reader calls when it no longer needs the data; when the
 *   last reader releases an unfinished request, the request is aborted, unless the pre-paint script has sent it
 */
export const readArabic = (
  path: string,
  onTimeout?: () => void,
): { promise: Promise<unknown>; release: () => void } => {
  const existingRead = reads.get(path)
  // If a request has timed out without an answer, or has returned data of another shape, and its path has no readers, the next
  // read sends a new request.
  const isUnusable =
    existingRead?.matchesShape === false || (existingRead?.hasTimedOut && existingRead.value === undefined)
  const isStale = isUnusable && existingRead?.readerCount === 0
  const read = existingRead && !isStale ? existingRead : startRead(path)
  if (isStale) existingRead.abortController.abort()
  read.readerCount++
  let isReading = true
  const handleTimeout = () => {
    read.hasTimedOut = true
    onTimeout?.()
  }
  const timer =
    read.value === undefined && onTimeout ? setTimeout(handleTimeout, remainingTime(read)) : undefined
  const clearTimer = () => clearTimeout(timer)
  read.promise.then(clearTimer, clearTimer)
  const release = () => {
    clearTimer()
    if (!isReading) return
    isReading = false
    read.readerCount--
    // The check runs a microtask later, because a component that remounts reads the path again at once.
    queueMicrotask(() => {
      if (read.readerCount > 0 || read.value !== undefined || reads.get(path) !== read) return
      reads.delete(path)
      read.abortController.abort()
    })
  }
  return { promise: read.promise, release }
}

/**
 * Starts reading the Arabic data of a screen before the screen opens, e.g. when its link is pressed. Failures are not reported,
 * because the screen tries again.
 * @returns a promise that resolves when the data has arrived or the read has failed
 */
export const preloadArabic = async (path: string): Promise<void> => {
  const read = reads.get(path) ?? startRead(path)
  await read.promise.catch(() => undefined)
}

/** Shows the page that the pre-paint script has hidden, unless a reader is still waiting for Arabic data. */
export const revealFrameIfReady = (): void => {
  for (const read of reads.values())
    if (read.readerCount > 0 && read.value === undefined && !read.hasTimedOut) return
  document.documentElement.removeAttribute('data-arabic-pending')
}
