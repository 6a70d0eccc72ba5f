import { type GestureObserver, gestureObserver } from '@/lib/gesture/gesture-observer'
import { createListeners } from '@/lib/listeners'
import { pageStackEvents } from '@/lib/navigation/events'
import type { OverlayEvent } from '@/lib/overlay/types'
import { appendEvent, type EventInput, type LoggedEvent } from './logged-event'

/** A store of events, newest last. */
type EventLog = {
  get(): readonly LoggedEvent[]
  add(event: EventInput): void
  clear(): void
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
  /**
   * Logs page events, except `url` events, until the returned function is called.
   * @param base prefix to remove from every path
   */
  watchPages(base?: string): () => void
  /** Logs which gestures capture the pointer and which gestures give up, until the returned function is called. */
  watchGestures(): () => void
}

const shortenPath = (path: string, base: string) =>
  (path.startsWith(base) ? path.slice(base.length) : path).replace(/\/$/, '') || '/'

/** Converts an overlay event to an event that can be added to a log. */
export const fromOverlayEvent = ({ type, kind, id, role, data, time }: OverlayEvent): EventInput => ({
  type,
  source: `${kind} ${id}`,
  role,
  data,
  time,
})

/** Creates an empty event log. */
export const createEventLog = (): EventLog => {
  const changes = createListeners()
  let events: readonly LoggedEvent[] = []
  const setEvents = (next: readonly LoggedEvent[]) => {
    events = next
    changes.emit()
  }
  const add = (event: EventInput) => setEvents(appendEvent(events, event))
  return {
    get: () => events,
    add,
    clear: () => setEvents([]),
    subscribe: changes.subscribe,
    watchPages: (base = '') =>
      pageStackEvents.subscribe(({ type, path, time }) => {
        if (type !== 'url') add({ type, source: `page ${shortenPath(path, base)}`, time })
      }),
    watchGestures() {
      const watcher: GestureObserver = ({ name, priority = 0 }, _, recognitionResult, hasCaptured) => {
        if (recognitionResult === undefined) return
        const type = hasCaptured ? 'gesture-captured' : 'gesture-given-up'
        add({
          type,
          source: `gesture ${name}`,
          data: { recognitionResult, priority },
          time: performance.now(),
        })
      }
      gestureObserver.current = watcher
      return () => {
        if (gestureObserver.current === watcher) gestureObserver.current = undefined
      }
    },
  }
}
