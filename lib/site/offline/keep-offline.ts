import { createListeners } from '@/lib/listeners'
import { withBase } from '@/lib/navigation/href'
import { KEYS, storage } from '@/lib/storage'

/** App path of the list of all files; scripts/build.ts writes it. */
const LIST = '/offline.json'
/** Files under way at a time. */
const MAX_PARALLEL = 4

/** How keeping the site on this device is going. */
export type OfflineState = {
  /** Whether a person asked for it on this device. */
  wanted: boolean
  state: 'idle' | 'running' | 'kept' | 'failed'
  /** Files that have been fetched, and all of them; 0 before the list is there. */
  done: number
  total: number
}

/** What the server renders: nothing is kept. */
export const NOT_OFFLINE: OfflineState = { wanted: false, state: 'idle', done: 0, total: 0 }

const get = async (address: string, signal: AbortSignal): Promise<Response> => {
  const answer = await fetch(withBase(address), { priority: 'low', signal })
  if (!answer.ok) throw new Error(`Patternbook: ${answer.url} answered ${answer.status}.`)
  return answer
}

/** Makes the store of one page; the app has one, tests make their own. */
export const createKeepOffline = () => {
  const changes = createListeners()
  let now: OfflineState | undefined
  let run: AbortController | undefined
  const current = (): OfflineState => {
    now ??= { ...NOT_OFFLINE, wanted: storage().peek(KEYS.offline) === 'true' }
    return now
  }
  const update = (patch: Partial<OfflineState>) => {
    now = { ...current(), ...patch }
    changes.emit()
  }

  const fetchAll = async (signal: AbortSignal) => {
    const files: string[] = await (await get(LIST, signal)).json()
    if (!signal.aborted) update({ total: files.length })
    const rest = [...files]
    const work = async () => {
      for (let file = rest.shift(); file; file = rest.shift()) {
        await (await get(file, signal)).arrayBuffer()
        if (!signal.aborted) update({ done: current().done + 1 })
      }
    }
    await Promise.all(Array.from({ length: MAX_PARALLEL }, work))
  }

  return {
    get: current,
    /** Calls back after every change; returns the way to stop that. */
    subscribe: changes.subscribe,
    /**
     * Fetches every file of the site into the browser's cache. Does nothing while it runs or when all are there; after a
     * failure, which is part of the state, it begins again: what has come already is in the cache.
     */
    async start(): Promise<void> {
      if (current().state === 'running' || current().state === 'kept') return
      const own = new AbortController()
      run = own
      update({ state: 'running', done: 0 })
      try {
        await fetchAll(own.signal)
        if (!own.signal.aborted) update({ state: 'kept' })
      } catch {
        if (!own.signal.aborted) update({ state: 'failed' })
        own.abort()
      }
    },
    /** Stores what a person chose in Settings, and starts or stops accordingly. The browser's cache is left as it is. */
    async choose(wanted: boolean): Promise<void> {
      update({ wanted })
      void storage().set(KEYS.offline, String(wanted))
      if (wanted) return this.start()
      run?.abort()
      update({ state: 'idle', done: 0, total: 0 })
    },
  }
}

/** Keeping the whole site on this device, as Settings offers it. */
export const keepOffline = createKeepOffline()
