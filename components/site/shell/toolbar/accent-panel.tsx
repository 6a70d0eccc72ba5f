'use client'
import { useRef } from 'react'
import { AccentField } from './option-fields'
import { usePanel } from './use-panel'

/** Toolbar panel in which the user selects an accent. The selected accent is applied immediately. */
export default function AccentPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePanel(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <AccentField />
    </div>
  )
}
