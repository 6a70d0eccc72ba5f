import { useSyncExternalStore } from 'react'
import { find, type Route } from '@/lib/catalogue'
import { appPath } from '@/lib/catalogue/href'
import { transitionEvents } from '@/lib/navigation/events'

/** The way to the first page, should a path be unknown: the shell stands on every page of the book. */
const home = find('home') as Route

const subscribe = (listener: () => void) =>
  transitionEvents.subscribe(({ type }) => {
    if (type === 'url') listener()
  })
const here = () => appPath(location.pathname)

/**
 * The page the user is on, for what stands outside of it.
 * @param path app path of the page that the server has written
 */
export const useHere = (path: string): Route =>
  find(useSyncExternalStore(subscribe, here, () => path)) ?? home
