'use client'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { ShellIcon } from '../icons/shell-icon'

type PanelButtonProps = {
  /** Accessible name: what the panel changes, and its value. */
  label: string
  tip: string
  /** Aligns the tip with the end of the button. */
  tipAtEnd?: boolean
  /** Shows a dot, because something in the panel differs from its default. */
  changed?: boolean
  /** The panel; its code is loaded with the first press. */
  Panel: ComponentType<{ onClose: () => void }>
  children: ReactNode
}

/** A button of the toolbar that opens a panel below itself. */
export function PanelButton({ label, tip, tipAtEnd, changed, Panel, children }: PanelButtonProps) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="relative">
      <button
        type="button"
        className="sh-tool"
        data-wide=""
        data-changed={changed ? '' : undefined}
        data-tip={tip}
        data-tip-end={tipAtEnd ? '' : undefined}
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
        <ShellIcon name="chevron-down" />
      </button>
      {open && <Panel onClose={close} />}
    </div>
  )
}
