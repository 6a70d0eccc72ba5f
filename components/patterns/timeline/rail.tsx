import type { ReactNode } from 'react'

/** Events one after another on a rail at the start side. */
export function Rail({ children }: { children: ReactNode }) {
  return <ol className="mx-auto w-full max-w-160 flex-none px-margin pt-4 ps-5">{children}</ol>
}

type StopProps = {
  time: string
  /** The time is what one looks for. */
  strong?: boolean
  children: ReactNode
}

// iOS: a disc with a halo in its own colour. Material: a disc in a ring of the tone of a container.
const dot =
  'before:absolute before:start-0 before:top-[calc(.5lh-7px)] before:size-3.5 before:rounded-full before:bg-tint-fill before:outline-4 before:outline-tint-soft'
// From the edge of this dot's halo to the next; none after the last.
const line =
  'after:absolute after:start-1.5 after:top-[calc(.5lh+13px)] after:bottom-[calc(13px-.5lh)] after:w-0.5 after:rounded-full after:bg-fill-2 last:after:hidden'

/** One event: a dot of 14 px, joined to the next by a line of 2 px, the time beside it, and what happened. */
export function Stop({ time, strong, children }: StopProps) {
  return (
    <li className={`relative pb-7 ps-8 text-subhead last:pb-0 ${dot} ${line}`}>
      <p className={`mb-2 ${strong ? 'font-bold text-label tabular-nums' : 'text-label-2'}`}>{time}</p>
      {children}
    </li>
  )
}
