'use client'
import { createContext, useCallback, useContext } from 'react'
import type { EventInput } from '../event-log/event'

/** Where the panels tell what the frame cannot know of: menus, sheets under a finger, the pad. */
export const EventLogContext = createContext<(event: EventInput) => void>(() => {})

/**
 * Tells the lane of an event, now.
 * @param source whose events they are, e.g. `menu lab-menu`
 * @returns takes the name of the event, and what it carries
 */
export function useLogEvent(source: string) {
  const log = useContext(EventLogContext)
  return useCallback(
    (type: string, carries: Pick<EventInput, 'role' | 'data'> = {}) =>
      log({ type, source, time: performance.now(), ...carries }),
    [log, source],
  )
}
