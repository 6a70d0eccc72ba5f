import { DATA } from '@/lib/navigation/href'
import { ARABIC_TIMEOUT_MS } from './arabic-timeout'
import { sameShape, shapeDigest } from './same-shape'

declare global {
  interface Window {
    /** The request for Arabic sample data that was started before the first paint. */
    __ar?: { path: string; promise: Promise<unknown> }
  }
}

type Read = {
  promise: Promise<unknown>
  abort: AbortController
  readers: number
  /** Time of the request, `performance.now()`. */
  since: number
  /** Whether a reader has reached the timeout. */
  late?: boolean
  value?: unknown
  /** Whether the value has the shape of the built-in data; undefined until they have been compared. */
  fits?: boolean
}

/** Document event: Arabic data was fetched that does not have the shape of the built-in data, so English is shown. */
export const DATA_MISMATCH = 'patternbook:data-mismatch'

const reads = new Map<string, Read>()

/** The request that the pre-paint script has started for this document, if it is for this path. */
const started = (path: string): Promise<unknown> | undefined => {
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

const begin = (path: string): Read => {
  const abort = new AbortController()
  const early = started(path)
  const read: Read = {
    promise: early ?? request(path, abort.signal),
    abort,
    readers: 0,
    // The pre-paint script sent the request when the document started.
    since: early ? 0 : performance.now(),
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
const remainingTime = (read: Read) => Math.max(0, read.since + ARABIC_TIMEOUT_MS - performance.now())

/**
 * The Arabic data of a path if it has been read already.
 * @param english the built-in data or the digest of its shape; a value of another shape, such as that of a newer version of the site, is left out
 */
export const knownArabic = (path: string, english?: unknown): unknown => {
  const read = reads.get(path)
  if (!read || read.value === undefined) return undefined
  if (english !== undefined && read.fits === undefined) {
    read.fits =
      typeof english === 'string' ? shapeDigest(read.value) === english : sameShape(english, read.value)
    if (!read.fits) document.dispatchEvent(new Event(DATA_MISMATCH))
  }
  return read.fits === false ? undefined : read.value
}

/**
 * The Arabic data of a path. It is fetched once; readers of the same path share one request.
 * @param late called at the timeout; the promise may still resolve later
 * @returns the promise, and `release`: when the last reader releases an unfinished request, it is aborted
 */
export const readArabic = (
  path: string,
  late?: () => void,
): { promise: Promise<unknown>; release: () => void } => {
  const known = reads.get(path)
  // A request that has reached the timeout is not reused: a retry sends a new one.
  const useless = known?.fits === false || (known?.late && known.value === undefined)
  const stale = useless && known?.readers === 0
  const read = known && !stale ? known : begin(path)
  if (stale) known.abort.abort()
  read.readers++
  let subscribed = true
  const onTimeout = () => {
    read.late = true
    late?.()
  }
  const timer = read.value === undefined && late ? setTimeout(onTimeout, remainingTime(read)) : undefined
  const end = () => clearTimeout(timer)
  read.promise.then(end, end)
  const release = () => {
    end()
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
  const read = reads.get(path) ?? begin(path)
  await read.promise.catch(() => undefined)
}

/** Shows the frame that was hidden before the first paint, unless a part of it is still waiting for Arabic data. */
export const revealFrame = (): void => {
  for (const read of reads.values()) if (read.readers > 0 && read.value === undefined && !read.late) return
  document.documentElement.removeAttribute('data-ar-pending')
}
