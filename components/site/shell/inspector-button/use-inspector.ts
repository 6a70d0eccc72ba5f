import { useSyncExternalStore } from 'react'
import { inspectorSwitch } from './inspector-store'

const closed = () => false

/** Whether the inspector is open; on the server it is not. */
export const useInspector = (): boolean =>
  useSyncExternalStore(inspectorSwitch.subscribe, inspectorSwitch.isOpen, closed)
