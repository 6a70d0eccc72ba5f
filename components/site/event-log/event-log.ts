import { type GestureWatcher, gestureObserver } from '@/lib/gesture/gesture-observer'
import { transitionEvents } from '@/lib/navigation/events'
import type { OverlayEvent } from '@/lib/overlay/types'
import { type EventInput, kept, type LoggedEvent } from './event'

/** A store of events, newest last. */
export type EventLog = {
  get(): readonly LoggedEvent[]
  tell(event: EventInput): void
  clear(): void
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
  /**
   * Logs page events until the returned function is called.
   * @param base prefix to remove from every path
   */
  pages(base?: string): () => void
  /** Logs which gesture captures the pointer and which gives up, until the returned function is called. */
  gestures(): () => void
}

const trimmed = (path: string, base: string) =>
  (path.startsWith(base) ? path.slice(base.length) : path).replace(/\/$/, '') || '/'

/** Converts an overlay event to a log entry. */
export const ofOverlay = ({ type, kind, id, role, data, time }: OverlayEvent): EventInput => ({
  type,
  of: `${kind} ${id}`,
  role,
  data,
  time,
})

/** Creates an empty log. */
export const createEventLog = (): EventLog => {
  const listeners = new Set<() => void>()
  let events: readonly LoggedEvent[] = []
  const update = (next: readonly LoggedEvent[]) => {
    events = next
    for (const listener of listeners) listener()
  }
  const tell = (event: EventInput) => update(kept(events, event))
  return {
    get: () => events,
    tell,
    clear: () => update([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pages: (base = '') =>
      transitionEvents.subscribe(({ type, path, time }) => {
        if (type !== 'url') tell({ type, of: `page ${trimmed(path, base)}`, time })
      }),
    gestures() {
      const by: GestureWatcher = ({ name, priority = 0 }, _, verdict, won) => {
        if (verdict === undefined) return
        const type = won ? 'gesture-captured' : 'gesture-given-up'
        tell({ type, of: `gesture ${name}`, data: { verdict, priority }, time: performance.now() })
      }
      gestureObserver.by = by
      return () => {
        if (gestureObserver.by === by) gestureObserver.by = undefined
      }
    },
  }
}
