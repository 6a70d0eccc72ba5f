import { useSyncExternalStore } from 'react'
import { inspectorSwitch } from './inspector-switch'

const closed = () => false

/** Whether the inspector is open; false on the server. */
export const useInspector = (): boolean =>
  useSyncExternalStore(inspectorSwitch.subscribe, inspectorSwitch.isOpen, closed)
