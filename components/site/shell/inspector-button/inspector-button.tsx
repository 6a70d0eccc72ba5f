'use client'
import { ShellIcon } from '../icons/shell-icon'
import { inspectorSwitch } from './inspector-switch'
import { useInspector } from './use-inspector'

/** Opens the inspector from the toolbar. Hidden next to an open inspector, which has its own close button. */
export function InspectorButton() {
  const open = useInspector()
  return (
    <button
      type="button"
      className="sh-tool sh-insp-open"
      data-tip="Inspector"
      data-tip-end=""
      aria-label="Inspector"
      aria-expanded={open}
      onClick={() => inspectorSwitch.set(!open)}
    >
      <ShellIcon name="panel-right" />
    </button>
  )
}
