'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { frame } from '@/lib/frame'
import { frameQuery, writeQuery } from '@/lib/frame/query'
import type { FrameState } from '@/lib/frame/state'
import { useFrame } from '@/lib/frame/use-frame'
import { createListeners } from '@/lib/listeners'
import { favorites, parseFavorites } from '@/lib/site/gallery/favorites'
import { type GalleryFilters, NO_FILTERS, readFilters, writeFilters } from '@/lib/site/gallery/filters'

const changes = createListeners()

const subscribe = (listener: () => void) => {
  const unsubscribe = changes.subscribe(listener)
  addEventListener('popstate', listener)
  return () => {
    unsubscribe()
    removeEventListener('popstate', listener)
  }
}

const replaceSearch = (search: string) => {
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
  changes.emit()
}

/** Sets the filters by writing them to the URL, without adding an entry to the history. */
export const setFilters = (filters: GalleryFilters): void =>
  replaceSearch(writeFilters(location.search, filters))

/** Clears all filters. Moves the focus to the first filter, because the pressed button disappears. */
export const clearFilters = (): void => {
  document.querySelector<HTMLElement>('.gallery-select')?.focus()
  setFilters(NO_FILTERS)
}

/** Changes the look of the whole site and writes the change to the URL, so that copied URLs contain it. */
export const setLook = (look: Partial<Pick<FrameState, 'mode' | 'ios' | 'md' | 'dir' | 'theme'>>): void => {
  frame.set(look)
  replaceSearch(writeQuery(location.search, look, false))
}

/** Returns the query string of the URL; undefined on the server and during hydration. */
const useSearch = () =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  )

/** Returns the filters in the URL; on the server and during hydration, no filters. */
export const useFilters = (): GalleryFilters => {
  const search = useSearch() ?? ''
  return useMemo(() => readFilters(search), [search])
}

/** Returns the registry names of the favorites on this device; an empty list on the server and during hydration. */
export const useFavorites = (): readonly string[] => {
  const text = useSyncExternalStore(favorites.subscribe, favorites.getStoredText, () => '')
  return useMemo(() => parseFavorites(text), [text])
}

/**
 * Returns the platform and theme of the pictures, the query string that opens a screen in this look, and the query string that
 * opens it on the other platform. Both query strings are empty on the server and during hydration.
 */
export const useLook = (): {
  mode: FrameState['mode']
  theme: 'light' | 'dark'
  query: string
  otherPlatformQuery: string
} => {
  const { mode, resolvedTheme: theme } = useFrame()
  const search = useSearch()
  const queryFor = (platform: FrameState['mode']) =>
    search === undefined ? '' : writeQuery(frameQuery(search), { mode: platform, theme }, false)
  return { mode, theme, query: queryFor(mode), otherPlatformQuery: queryFor(mode === 'ios' ? 'md' : 'ios') }
}
