import { createListeners } from '@/lib/listeners'
import { withBase } from '@/lib/navigation/href'
import { KEYS, storage } from '@/lib/storage'

/** App path of the list of all files; scripts/build.ts writes it. */
const FILE_LIST_PATH = '/offline.json'
/** Maximum number of simultaneous requests. */
const MAX_PARALLEL = 4

/** State of the setting "Keep offline". */
type OfflineState = {
  /** Whether the user has turned the setting on, on this device. */
  wanted: boolean
  state: 'idle' | 'running' | 'kept' | 'failed'
  /** Number of files that have been fetched, and number of all files (`total`), which is 0 until the list of files has loaded. */
  done: number
  total: number
}

/** The state on the server. */
export const NOT_OFFLINE: OfflineState = { wanted: false, state: 'idle', done: 0, total: 0 }

const get = async (url: string, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(withBase(url), { priority: 'low', signal })
  if (!response.ok) throw new Error(`Patternbook: ${response.url} returned ${response.status}.`)
  return response
}

/** Creates a store for the setting "Keep offline". A page has one store; tests create their own. */
export const createKeepOffline = () => {
  const changes = createListeners()
  let offlineState: OfflineState | undefined
  let activeController: AbortController | undefined
  const current = (): OfflineState => {
    offlineState ??= { ...NOT_OFFLINE, wanted: storage().peek(KEYS.offline) === 'true' }
    return offlineState
  }
  const update = (patch: Partial<OfflineState>) => {
    offlineState = { ...current(), ...patch }
    changes.emit()
  }

  const fetchAll = async (signal: AbortSignal) => {
    const files: string[] = await (await get(FILE_LIST_PATH, signal)).json()
    if (!signal.aborted) update({ total: files.length })
    const queue = [...files]
    const fetchFromQueue = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        await (await get(file, signal)).arrayBuffer()
        if (!signal.aborted) update({ done: current().done + 1 })
      }
    }
    await Promise.all(Array.from({ length: MAX_PARALLEL }, fetchFromQueue))
  }

  return {
    get: current,
    /** Adds a listener for changes of the state. Returns a function that unsubscribes. */
    subscribe: changes.subscribe,
    /**
     * Fetches every file of the site into the browser's cache. Does nothing if it is already running or if all files are stored. A
     * failure sets the state `failed`; the next call starts again. Files that have been fetched remain in the cache.
     */
    async start(): Promise<void> {
      if (current().state === 'running' || current().state === 'kept') return
      const controller = new AbortController()
      activeController = controller
      update({ state: 'running', done: 0 })
      try {
        await fetchAll(controller.signal)
        if (!controller.signal.aborted) update({ state: 'kept' })
      } catch {
        if (!controller.signal.aborted) update({ state: 'failed' })
        controller.abort()
      }
    },
    /** Stores whether the user has turned the setting on, and starts or stops. Does not clear the browser's cache. */
    async choose(wanted: boolean): Promise<void> {
      update({ wanted })
      void storage().set(KEYS.offline, String(wanted))
      if (wanted) return this.start()
      activeController?.abort()
      update({ state: 'idle', done: 0, total: 0 })
    },
  }
}

/** The store for the setting "Keep offline" of this page. */
export const keepOffline = createKeepOffline()
