'use client'
import type { ReactNode } from 'react'

type CollapsiblePanelProps = {
  /** Id of the panel, for the `aria-controls` of the button that expands it. */
  id: string
  open: boolean
  children: ReactNode
}

/**
 * A panel that expands to the height of its content and collapses, each in 400 ms at normal speed. The grid row transitions
 * between 0fr and 1fr, so the height does not have to be measured. The content of a collapsed panel is inert.
 */
export function CollapsiblePanel({ id, open, children }: CollapsiblePanelProps) {
  return (
    <div
      id={id}
      inert={!open}
      className="grid grid-rows-[1fr] transition-[grid-template-rows,visibility] motion-duration-400 ease-ios inert:invisible inert:grid-rows-[0fr] material:ease-md"
    >
      <div className="min-h-0 overflow-hidden">{children}</div>
    </div>
  )
}
