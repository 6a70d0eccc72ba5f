import type { ReactNode } from 'react'

/** A vertical timeline with its line on the start side. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="mx-auto w-full max-w-160 flex-none px-margin pt-4">{children}</ol>
}

type TimelineEventProps = {
  time: string
  children: ReactNode
}

// The dot of an event, centered on the first line of text.
const dotClass =
  'before:absolute before:start-0 before:top-[calc(.5lh-7px)] before:size-3.5 before:rounded-full before:bg-tint-fill before:outline-4 before:outline-tint-soft'
// The line from an event's dot to the next dot, 2 px away from the outlines of both. The last event has no line.
const lineClass =
  'after:absolute after:start-1.5 after:top-[calc(.5lh+13px)] after:bottom-[calc(13px-.5lh)] after:w-0.5 after:rounded-full after:bg-tint-fill last:after:hidden'

/** One event: the time, the content, and a 14 px dot with a 2 px line to the next dot. */
export function TimelineEvent({ time, children }: TimelineEventProps) {
  return (
    <li className={`relative pb-7 ps-7 text-subhead last:pb-0 ${dotClass} ${lineClass}`}>
      <p className="mb-2 text-secondary-label">{time}</p>
      {children}
    </li>
  )
}
