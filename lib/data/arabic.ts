import { BOOK } from '@/lib/catalogue/href'

declare global {
  interface Window {
    /** The Arabic sample data on its way, started before the first paint. */
    __ar?: { path: string; promise: Promise<unknown> }
  }
}

type Read = { promise: Promise<unknown>; abort: AbortController; readers: number; value?: unknown }

const reads = new Map<string, Read>()

/** The read that the pre-paint script has started for this document, if it is for this path. */
const started = (path: string): Promise<unknown> | undefined => {
  if (typeof window === 'undefined' || window.__ar?.path !== path) return undefined
  const { promise } = window.__ar
  // Once only: after a failure, trying again must really ask again.
  delete window.__ar
  return promise
}

const ask = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const answer = await fetch(`${BOOK}/data/ar/${path}.json`, { signal })
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
  return answer.json()
}

const begin = (path: string): Read => {
  const abort = new AbortController()
  const read: Read = { promise: started(path) ?? ask(path, abort.signal), abort, readers: 0 }
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

/** The Arabic data of a path if it has been read already. */
export const knownArabic = (path: string): unknown => reads.get(path)?.value

/**
 * The Arabic data of a path. It is fetched once and kept; readers of the same path share one request.
 * @returns the promise, and `release`: when the last reader lets go of an unfinished request, it is aborted
 */
export const readArabic = (path: string): { promise: Promise<unknown>; release: () => void } => {
  const read = reads.get(path) ?? begin(path)
  read.readers++
  let held = true
  const release = () => {
    if (!held) return
    held = false
    read.readers--
    // A moment later, because a reader that only remounts takes hold again at once.
    queueMicrotask(() => {
      if (read.readers > 0 || read.value !== undefined || reads.get(path) !== read) return
      reads.delete(path)
      read.abort.abort()
    })
  }
  return { promise: read.promise, release }
}

/**
 * Starts reading ahead of the screen, e.g. when its link is pressed. Failures stay silent; the screen will ask again.
 * @returns resolves when there is nothing more to wait for
 */
export const preloadArabic = async (path: string): Promise<void> => {
  const read = reads.get(path) ?? begin(path)
  await read.promise.catch(() => undefined)
}

/** Shows the frame that was hidden before the first paint, unless a part of it still waits for its Arabic. */
export const revealFrame = (): void => {
  for (const read of reads.values()) if (read.readers > 0 && read.value === undefined) return
  document.documentElement.removeAttribute('data-ar-pending')
}
