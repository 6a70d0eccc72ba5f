'use client'
import { useRef } from 'react'
import { AccentField } from './option-fields'
import { usePopover } from './use-popover'

/** Toolbar panel in which the user selects an accent. The selected accent is applied immediately. */
export default function AccentPopover({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePopover(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <AccentField />
    </div>
  )
}
