'use client'
import './event-log.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatSeconds, type LoggedEvent } from './logged-event'

type EventLogViewProps = {
  events: readonly LoggedEvent[]
  onClear: () => void
  /** Buttons next to the Clear button. */
  actions?: ReactNode
}

/**
 * The log of overlay, page, and gesture events, newest last, as a polite live region. It scrolls to new events unless the user
 * has scrolled up.
 */
export function EventLogView({ events, onClear, actions }: EventLogViewProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new event
  useEffect(() => {
    const element = listRef.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [events])

  return (
    <section className="event-log" aria-labelledby="ev-events" lang="en" dir="ltr">
      <div className="event-log-header">
        <h2 id="ev-events">Events</h2>
        <div className="event-log-actions">
          {actions}
          <button type="button" className="event-log-clear" onClick={onClear} disabled={events.length === 0}>
            Clear
          </button>
        </div>
      </div>
      <div
        ref={listRef}
        role="log"
        aria-label="Events"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
        tabIndex={0}
        className="event-log-list"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          // Positions less than 24 px (about one line) from the end count as the end.
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24
        }}
      >
        {events.length === 0 ? (
          <p>No events yet.</p>
        ) : (
          <ol>
            {events.map(({ key, type, source, role, data, time }) => (
              <li key={key} data-event={type}>
                <span className="event-log-type">
                  <b>{type}</b> <time>{formatSeconds(time)}</time>
                </span>
                <span className="event-log-details">
                  {source}
                  {role !== undefined && (
                    <>
                      {' '}
                      role <code>{role}</code>
                    </>
                  )}
                  {data !== undefined && (
                    <>
                      {' '}
                      data <code>{data}</code>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
