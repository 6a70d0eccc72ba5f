'use client'
import { useRef } from 'react'
import { OptionFields, RestartButton, StatusBarField } from './option-fields'
import { usePanel } from './use-panel'

/** Panel with state, text size, language, and status bar as radio buttons, and a button that restarts the screen. */
export default function OptionsPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePanel(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <OptionFields />
      <StatusBarField />
      <RestartButton />
    </div>
  )
}
