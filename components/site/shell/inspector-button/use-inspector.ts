import { useSyncExternalStore } from 'react'
import { inspectorStore } from './inspector-store'

const closed = () => false

/** Whether the inspector is open; on the server it is not. */
export const useInspector = (): boolean =>
  useSyncExternalStore(inspectorStore.subscribe, inspectorStore.isOpen, closed)
