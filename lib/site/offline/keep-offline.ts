import { createListeners } from '@/lib/listeners'
import { withBase } from '@/lib/navigation/href'
import { STORAGE_KEYS, storage } from '@/lib/storage'

/** App path of the list of files to fetch; scripts/build.ts writes this list. */
const FILE_LIST_PATH = '/offline.json'
/** Maximum number of simultaneous requests; our own value. */
const MAX_PARALLEL_REQUESTS = 4

/** State of the setting "Keep offline". */
type OfflineState = {
  /** Whether the user has enabled the setting on this device. */
  isEnabled: boolean
  status: 'idle' | 'running' | 'complete' | 'failed'
  /** Number of files that have been fetched. */
  fetchedCount: number
  /** Number of files in the list; 0 until the list has loaded. */
  totalCount: number
}

/** The state on the server, and the first state in the browser if the setting is off. */
export const INITIAL_OFFLINE_STATE: OfflineState = {
  isEnabled: false,
  status: 'idle',
  fetchedCount: 0,
  totalCount: 0,
}

const fetchFile = async (url: string, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(withBase(url), { priority: 'low', signal })
  if (!response.ok) throw new Error(`Patternbook: ${response.url} returned ${response.status}.`)
  return response
}

/** Creates a store for the setting "Keep offline". The site has one store; tests create their own. */
export const createKeepOfflineStore = () => {
  const changes = createListeners()
  let offlineState: OfflineState | undefined
  let activeController: AbortController | undefined
  const getState = (): OfflineState => {
    offlineState ??= {
      ...INITIAL_OFFLINE_STATE,
      isEnabled: storage().getSync(STORAGE_KEYS.keepOffline) === 'true',
    }
    return offlineState
  }
  const update = (patch: Partial<OfflineState>) => {
    offlineState = { ...getState(), ...patch }
    changes.emit()
  }

  const fetchAllFiles = async (signal: AbortSignal) => {
    const files: string[] = await (await fetchFile(FILE_LIST_PATH, signal)).json()
    if (!signal.aborted) update({ totalCount: files.length })
    const queue = [...files]
    const fetchFromQueue = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        await (await fetchFile(file, signal)).arrayBuffer()
        if (!signal.aborted) update({ fetchedCount: getState().fetchedCount + 1 })
      }
    }
    await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, fetchFromQueue))
  }

  return {
    get: getState,
    /** Adds a listener for changes of the state. Returns a function that unsubscribes. */
    subscribe: changes.subscribe,
    /**
     * Fetches every listed file into the browser's cache. Does nothing while a download is running or after one has completed.
     * A failure sets the status to `failed`; the next call starts again. Files that have been fetched remain in the cache.
     */
    async start(): Promise<void> {
      if (getState().status === 'running' || getState().status === 'complete') return
      const controller = new AbortController()
      activeController = controller
      update({ status: 'running', fetchedCount: 0 })
      try {
        await fetchAllFiles(controller.signal)
        if (!controller.signal.aborted) update({ status: 'complete' })
      } catch {
        if (!controller.signal.aborted) update({ status: 'failed' })
        controller.abort()
      }
    },
    /** Stores whether the setting is on, and starts or stops the download. Does not clear the browser's cache. */
    async setEnabled(isEnabled: boolean): Promise<void> {
      update({ isEnabled })
      void storage().set(STORAGE_KEYS.keepOffline, String(isEnabled))
      if (isEnabled) return this.start()
      activeController?.abort()
      update({ status: 'idle', fetchedCount: 0, totalCount: 0 })
    },
  }
}

/** The site's store for the setting "Keep offline". */
export const keepOfflineStore = createKeepOfflineStore()
