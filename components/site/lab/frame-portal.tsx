'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Renders elements of a panel, such as a popover trigger, into the frame, over the page. */
export function FramePortal({ children }: { children: ReactNode }) {
  const [frame, setFrame] = useState<Element | null>(null)
  useEffect(() => setFrame(document.querySelector('[data-frame]')), [])
  return (
    frame &&
    createPortal(
      <div className="pointer-events-none absolute inset-0 *:pointer-events-auto">{children}</div>,
      frame,
    )
  )
}
