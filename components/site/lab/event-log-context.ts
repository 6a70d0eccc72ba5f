'use client'
import { createContext, useCallback, useContext } from 'react'
import type { EventInput } from '../event-log/event'

/** Logs events that the frame does not report: those of menus, sheet drags, and the gesture pad. */
export const EventLogContext = createContext<(event: EventInput) => void>(() => {})

/**
 * Logs an event with the current time.
 * @param source source of the events, e.g. `menu lab-menu`
 * @returns a function that takes the name of the event and its data
 */
export function useLogEvent(source: string) {
  const log = useContext(EventLogContext)
  return useCallback(
    (type: string, details: Pick<EventInput, 'role' | 'data'> = {}) =>
      log({ type, source, time: performance.now(), ...details }),
    [log, source],
  )
}
