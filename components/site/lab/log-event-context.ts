'use client'
import { createContext, useCallback, useContext } from 'react'
import type { EventInput } from '../event-log/logged-event'

/**
 * Provides a function that adds an event to the log. Panels of the lab use it for events that the frame does not report, such as
 * those of menus.
 */
export const LogEventContext = createContext<(event: EventInput) => void>(() => {})

/**
 * Returns a function that logs an event with the current time. It takes the type of the event and, optionally, role and data.
 * @param source source of the events, e.g. `menu lab-menu`
 */
export function useLogEvent(source: string) {
  const log = useContext(LogEventContext)
  return useCallback(
    (type: string, details: Pick<EventInput, 'role' | 'data'> = {}) =>
      log({ type, source, time: performance.now(), ...details }),
    [log, source],
  )
}
