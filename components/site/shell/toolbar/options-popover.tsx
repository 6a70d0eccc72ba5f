'use client'
import { useRef } from 'react'
import { OptionFields, RestartButton, StatusBarField } from './option-fields'
import { usePopover } from './use-popover'

/**
 * Popover with radio buttons for state, text size, language, and status bar, and a button that restarts the screen.
 * @param onClose called when the popover should close; must be the same function in every render
 */
export default function OptionsPopover({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  usePopover(panel, onClose)
  return (
    <div className="sh-popover" ref={panel}>
      <OptionFields />
      <StatusBarField />
      <RestartButton />
    </div>
  )
}
