'use client'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { ShellIcon } from '../icons/shell-icon'
import { showErrorNotice } from '../notices/show-load-error'

type PopoverProps = { onClose: () => void }

type PopoverButtonProps = {
  /** Accessible name: what the popover changes, and the current value. */
  label: string
  tooltip: string
  /** Aligns the tooltip with the end of the button. */
  alignsTooltipToEnd?: boolean
  /** Whether an option in the popover differs from its default. The button then shows a dot. */
  hasChanges?: boolean
  /** Loads the popover. Called each time the popover opens. */
  load: () => Promise<{ default: ComponentType<PopoverProps> }>
  children: ReactNode
}

/** A button of the toolbar that opens a popover below itself. If the popover cannot be loaded, a notice with Retry appears. */
export function PopoverButton({
  label,
  tooltip,
  alignsTooltipToEnd,
  hasChanges,
  load,
  children,
}: PopoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<PopoverProps>>()
  const close = useCallback(() => setIsOpen(false), [])
  const show = () => {
    setIsOpen(true)
    load().then(
      ({ default: Loaded }) => setPanel(() => Loaded),
      (error: Error) => {
        setIsOpen(false)
        console.error(`Patternbook: the "${label}" panel could not be loaded (${error.message}).`)
        showErrorNotice('This panel could not be loaded. Check your connection.', show)
      },
    )
  }
  return (
    <div className="relative">
      <button
        type="button"
        className="sh-toolbar-button"
        data-wide=""
        data-changed={hasChanges ? '' : undefined}
        data-tooltip={tooltip}
        data-tooltip-end={alignsTooltipToEnd ? '' : undefined}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={isOpen ? close : show}
      >
        {children}
        <ShellIcon name="chevron-down" />
      </button>
      {isOpen && Panel && <Panel onClose={close} />}
    </div>
  )
}
