import { useSyncExternalStore } from 'react'
import { inspectorStore } from './inspector-store'

const getServerSnapshot = () => false

/** Returns whether the inspector is open; false on the server and during hydration. */
export const useIsInspectorOpen = (): boolean =>
  useSyncExternalStore(inspectorStore.subscribe, inspectorStore.isOpen, getServerSnapshot)
