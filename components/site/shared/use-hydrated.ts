import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns whether React has hydrated the component: false on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
