'use client'
import { ShellIcon } from '../icons/shell-icon'
import { inspectorStore } from './inspector-store'
import { useIsInspectorOpen } from './use-is-inspector-open'

/** The toolbar button that opens or closes the inspector. CSS hides it next to an open inspector, which has a close button. */
export function InspectorButton() {
  const isOpen = useIsInspectorOpen()
  return (
    <button
      type="button"
      className="sh-toolbar-button sh-inspector-button"
      data-tooltip="Inspector"
      data-tooltip-end=""
      aria-label="Inspector"
      aria-expanded={isOpen}
      onClick={() => inspectorStore.setOpen(!isOpen)}
    >
      <ShellIcon name="panel-right" />
    </button>
  )
}
