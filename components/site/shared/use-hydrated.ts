import { useSyncExternalStore } from 'react'

const noopSubscribe = () => () => {}

/** Returns whether React has hydrated the component: false on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )
