import { createListeners } from '@/lib/listeners'
import { BESIDE_QUERY, INSPECTOR_KEY } from '@/lib/site/start/inspector-at-start'
import { storage } from '@/lib/storage'

const changes = createListeners()
const root = () => document.documentElement

/** The state of the inspector: the root element's `data-inspector`, which the pre-paint script sets first. */
export const inspectorStore = {
  /** Whether it is open; false on the server. */
  isOpen: (): boolean => typeof window !== 'undefined' && root().dataset.inspector === 'open',
  /**
   * Opens or closes it. The choice is stored only if the inspector is next to the preview, not if it covers it.
   * @param tab element id of the tab to open it with; default: the tab that was used last
   */
  set(open: boolean, tab?: string): void {
    window.__tab = tab
    const value = open ? 'open' : 'closed'
    root().dataset.inspector = value
    if (matchMedia(BESIDE_QUERY).matches) void storage().set(INSPECTOR_KEY, value)
    changes.emit()
  },
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe: changes.subscribe,
  /** Resolves the next time it opens. */
  opened: (): Promise<void> =>
    new Promise((resolve) => {
      const stop = inspectorStore.subscribe(() => {
        if (!inspectorStore.isOpen()) return
        stop()
        resolve()
      })
    }),
}
