'use client'
import { useRef } from 'react'
import { AccentField } from './option-fields'
import { usePanel } from './use-panel'

/** The accent as radio buttons; the screen changes immediately. */
export default function AccentPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePanel(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <AccentField />
    </div>
  )
}
