'use client'
import { useRef } from 'react'
import { AccentField } from './option-fields'
import { usePanel } from './use-panel'

/** Panel with the accents as radio buttons. A selection changes the screen immediately. */
export default function AccentPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePanel(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <AccentField />
    </div>
  )
}
