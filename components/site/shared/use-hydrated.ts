import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether React has taken over the page: false on the server and in the first render of the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
