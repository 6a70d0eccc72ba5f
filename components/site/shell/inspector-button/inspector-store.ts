import { createListeners } from '@/lib/listeners'
import { BESIDE_QUERY, INSPECTOR_KEY } from '@/lib/site/start/inspector-at-start'
import { storage } from '@/lib/storage'

const changes = createListeners()
const root = () => document.documentElement

/** Whether the inspector is open stands on the root as `data-inspector`, where the pre-paint script writes it first. */
export const inspectorStore = {
  /** Open now? On the server it is not. */
  isOpen: (): boolean => typeof window !== 'undefined' && root().dataset.inspector === 'open',
  /**
   * Opens or closes it. Beside the stage that is remembered; where it lies over the screen it is for the moment.
   * @param tab element id of the tab to open it with; without one it opens with the tab that was used last
   */
  set(open: boolean, tab?: string): void {
    window.__tab = tab
    const value = open ? 'open' : 'closed'
    root().dataset.inspector = value
    if (matchMedia(BESIDE_QUERY).matches) void storage().set(INSPECTOR_KEY, value)
    changes.emit()
  },
  /** Calls back after every change; returns the way to stop that. */
  subscribe: changes.subscribe,
  /** Resolves when it is opened next. */
  opened: (): Promise<void> =>
    new Promise((resolve) => {
      const stop = inspectorStore.subscribe(() => {
        if (!inspectorStore.isOpen()) return
        stop()
        resolve()
      })
    }),
}
