'use client'
import { useRef } from 'react'
import { AccentField } from './option-fields'
import { usePopover } from './use-popover'

/**
 * Popover in which the user selects an accent. The selected accent is applied immediately.
 * @param onClose called when the popover should close; must be the same function in every render
 */
export default function AccentPopover({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePopover(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <AccentField />
    </div>
  )
}
