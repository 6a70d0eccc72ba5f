import { useRef, useState, useSyncExternalStore } from 'react'
import { transitionEvents } from '@/lib/navigation/events'
import { appPath } from '@/lib/navigation/href'
import { find, type Route } from '@/lib/site/catalog'

/** Whether a part of the shell can be seen, and when that changes. */
export type Visibility = {
  isVisible(): boolean
  /** Calls back when it may have come into view; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** The way to the first page, should a path be unknown: the shell stands on every page of the book. */
const home = find('home') as Route

const always: Visibility = { isVisible: () => true, subscribe: () => () => {} }

/**
 * The page the user is on, for what stands outside of it.
 * @param path app path of the page that the server has written
 * @param visibility of the part that asks: while nobody can see it, it is not rendered again and keeps the page it had. Must
 *   not change.
 */
export const useCurrentRoute = (path: string, visibility: Visibility = always): Route => {
  const last = useRef(path)
  const [subscribe] = useState(() => (listener: () => void) => {
    const stops = [
      visibility.subscribe(listener),
      transitionEvents.subscribe(({ type }) => type === 'url' && listener()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  const here = () => {
    if (visibility.isVisible()) last.current = appPath(location.pathname)
    return last.current
  }
  return find(useSyncExternalStore(subscribe, here, () => path)) ?? home
}
