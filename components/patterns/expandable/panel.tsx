'use client'
import type { ReactNode } from 'react'

type PanelProps = {
  /** What the `aria-controls` of the button names. */
  id: string
  open: boolean
  children: ReactNode
}

/**
 * Opens and closes to the height of what is in it, in 400 ms. The grid's one row grows from 0fr to 1fr, so nothing is
 * measured; closed, it can be neither focused nor read.
 */
export function Panel({ id, open, children }: PanelProps) {
  return (
    <div
      id={id}
      inert={!open}
      className="grid grid-rows-[1fr] transition-[grid-template-rows,visibility] tempo-400 ease-ios inert:invisible inert:grid-rows-[0fr] material:ease-md"
    >
      <div className="min-h-0 overflow-hidden">{children}</div>
    </div>
  )
}
