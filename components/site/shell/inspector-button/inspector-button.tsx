'use client'
import { ShellIcon } from '../icons/shell-icon'
import { inspectorStore } from './inspector-store'
import { useInspector } from './use-inspector'

/** Opens and closes the inspector from the toolbar. Beside an open one it is not shown: the inspector closes itself. */
export function InspectorButton() {
  const open = useInspector()
  return (
    <button
      type="button"
      className="sh-tool sh-inspector-open"
      data-tip="Inspector"
      data-tip-end=""
      aria-label="Inspector"
      aria-expanded={open}
      onClick={() => inspectorStore.set(!open)}
    >
      <ShellIcon name="panel-right" />
    </button>
  )
}
