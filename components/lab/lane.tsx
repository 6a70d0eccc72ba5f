'use client'
import { useEffect, useRef } from 'react'
import { type LabEvent, seconds, shortly } from './event'

/**
 * Every event of overlays and pages as it comes, newest last; read out when nothing else is being said. It stays at the
 * end unless somebody has scrolled up to read.
 */
export function Lane({ events, onClear }: { events: readonly LabEvent[]; onClear: () => void }) {
  const scroller = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new event
  useEffect(() => {
    const element = scroller.current
    if (element && atEnd.current) element.scrollTop = element.scrollHeight
  }, [events])

  return (
    <section className="lab-lane" aria-labelledby="lab-events">
      <div className="lab-lane-head">
        <h2 id="lab-events">Events</h2>
        <button type="button" className="lab-clear" onClick={onClear} disabled={events.length === 0}>
          Clear
        </button>
      </div>
      <div
        ref={scroller}
        role="log"
        aria-label="Events"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there
        tabIndex={0}
        className="lab-lines"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < 24
        }}
      >
        {events.length === 0 ? (
          <p>Nothing has happened yet.</p>
        ) : (
          <ol dir="ltr">
            {events.map(({ key, type, of, role, data, time }) => (
              <li key={key} data-event={type}>
                <span className="lab-what">
                  <b>{type}</b> <time>{seconds(time)}</time>
                </span>
                <span className="lab-of">
                  {of}
                  {role !== undefined && (
                    <>
                      {' '}
                      role <code>{role}</code>
                    </>
                  )}
                  {data !== undefined && (
                    <>
                      {' '}
                      data <code>{shortly(data)}</code>
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
