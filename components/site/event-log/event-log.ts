import { type GestureWatcher, gestureObserver } from '@/lib/gesture/gesture-observer'
import { createListeners } from '@/lib/listeners'
import { transitionEvents } from '@/lib/navigation/events'
import type { OverlayEvent } from '@/lib/overlay/types'
import { appendEvent, type EventInput, type LoggedEvent } from './event'

/** The events of a lane as a store: told from anywhere, newest last. */
export type EventLog = {
  get(): readonly LoggedEvent[]
  add(event: EventInput): void
  clear(): void
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Tells of what the pages do, until the returned function is called.
   * @param base beginning of every path that goes without saying
   */
  watchPages(base?: string): () => void
  /** Tells which gesture gets the pointer and which gives up, until the returned function is called. */
  watchGestures(): () => void
}

const shortPath = (path: string, base: string) =>
  (path.startsWith(base) ? path.slice(base.length) : path).replace(/\/$/, '') || '/'

/** An event of an overlay as a line of a lane. */
export const fromOverlayEvent = ({ type, kind, id, role, data, time }: OverlayEvent): EventInput => ({
  type,
  source: `${kind} ${id}`,
  role,
  data,
  time,
})

/** Makes an empty log. */
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
      transitionEvents.subscribe(({ type, path, time }) => {
        if (type !== 'url') add({ type, source: `page ${shortPath(path, base)}`, time })
      }),
    watchGestures() {
      const by: GestureWatcher = ({ name, priority = 0 }, _, verdict, won) => {
        if (verdict === undefined) return
        const type = won ? 'gesture-captured' : 'gesture-given-up'
        add({ type, source: `gesture ${name}`, data: { verdict, priority }, time: performance.now() })
      }
      gestureObserver.by = by
      return () => {
        if (gestureObserver.by === by) gestureObserver.by = undefined
      }
    },
  }
}
