'use client'
import { useRef } from 'react'
import { OptionFields, StatusBarField } from './option-fields'
import { usePanel } from './use-panel'

/** State, text size, language, and status bar of the screen as radio buttons; the screen changes at once. */
export default function OptionsPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePanel(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <OptionFields />
      <StatusBarField />
    </div>
  )
}
