import { useSyncExternalStore } from 'react'
import { inspectorStore } from './inspector-store'

const closed = () => false

/** Whether the inspector is open; false on the server. */
export const useInspector = (): boolean =>
  useSyncExternalStore(inspectorStore.subscribe, inspectorStore.isOpen, closed)
