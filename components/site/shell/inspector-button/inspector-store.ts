import { createListeners } from '@/lib/listeners'
import { INSPECTOR_BESIDE_QUERY, INSPECTOR_STORAGE_KEY } from '@/lib/site/start/initial-inspector-state'
import { storage } from '@/lib/storage'

const changes = createListeners()
const root = () => document.documentElement

/**
 * Stores whether the inspector is open. The value is the root element's `data-inspector` attribute, which the pre-paint script
 * sets first.
 */
export const inspectorStore = {
  /** Returns whether the inspector is open; false on the server. */
  isOpen: (): boolean => typeof window !== 'undefined' && root().dataset.inspector === 'open',
  /**
   * Opens or closes the inspector. The state is stored for the next visit only in windows with room for the
   * inspector next to the preview.
   * @param tabElementId element ID of the tab to show; default: the stored tab
   */
  setOpen(open: boolean, tabElementId?: string): void {
    window.__inspectorTabElementId = tabElementId
    const value = open ? 'open' : 'closed'
    root().dataset.inspector = value
    if (matchMedia(INSPECTOR_BESIDE_QUERY).matches) void storage().set(INSPECTOR_STORAGE_KEY, value)
    changes.emit()
  },
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe: changes.subscribe,
  /** Returns a promise that resolves the next time the inspector opens. */
  whenOpened: (): Promise<void> =>
    new Promise((resolve) => {
      const unsubscribe = inspectorStore.subscribe(() => {
        if (!inspectorStore.isOpen()) return
        unsubscribe()
        resolve()
      })
    }),
}
