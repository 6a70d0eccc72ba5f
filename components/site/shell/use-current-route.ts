import { useRef, useState, useSyncExternalStore } from 'react'
import { pageStackEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'
import { findRoute, type Route } from '@/lib/site/catalog'

/** The visibility of a part of the shell, as a store to subscribe to. */
export type VisibilityStore = {
  isVisible(): boolean
  /** Calls the listener when the part may have become visible; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

/** The route that is returned for an unknown path. */
const homeRoute = findRoute('home') as Route

const alwaysVisible: VisibilityStore = { isVisible: () => true, subscribe: () => () => {} }

/**
 * Returns the route of the current page, for a part of the shell.
 * @param initialPath app path of the server-rendered page
 * @param visibility visibility of the part, always the same object; while the part is invisible, page changes do not render it
 *   again
 */
export const useCurrentRoute = (initialPath: string, visibility: VisibilityStore = alwaysVisible): Route => {
  const lastPath = useRef(initialPath)
  const [subscribe] = useState(() => (listener: () => void) => {
    const cleanups = [
      visibility.subscribe(listener),
      pageStackEvents.subscribe(({ type }) => type === 'url' && listener()),
    ]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  })
  const getPath = () => {
    if (visibility.isVisible()) lastPath.current = appPath(location.pathname)
    return lastPath.current
  }
  return findRoute(useSyncExternalStore(subscribe, getPath, () => initialPath)) ?? homeRoute
}
