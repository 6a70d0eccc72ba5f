import { BESIDE, INSPECTOR_KEY } from '@/lib/site/start/inspector-at-start'
import { storage } from '@/lib/storage'

const listeners = new Set<() => void>()
const root = () => document.documentElement

/** State of the inspector. It is the root element's `data-inspector`, which the pre-paint script sets first. */
export const inspectorSwitch = {
  /** Whether it is open; false on the server. */
  isOpen: (): boolean => typeof window !== 'undefined' && root().dataset.inspector === 'open',
  /** Opens or closes it. Stored only if it is next to the stage, and not if it covers the screen. */
  set(open: boolean): void {
    const value = open ? 'open' : 'closed'
    root().dataset.inspector = value
    if (matchMedia(BESIDE).matches) void storage().set(INSPECTOR_KEY, value)
    for (const listener of listeners) listener()
  },
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Resolves when it opens the next time. */
  opened: (): Promise<void> =>
    new Promise((resolve) => {
      const stop = inspectorSwitch.subscribe(() => {
        if (!inspectorSwitch.isOpen()) return
        stop()
        resolve()
      })
    }),
}
