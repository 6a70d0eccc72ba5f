import { createListeners } from '../listeners'
import type { HistoryDriver } from './browser-history'
import { appPathOfHref } from './href'
import type { HistoryLocation } from './types'

/**
 * Creates a history in memory, for a frame inside another page, so that the history of that page does not change.
 * @param path app path of the first page
 */
export const createMemoryHistory = (path: string): HistoryDriver => {
  const entries: HistoryLocation[] = [{ index: 0, entryIndex: 0, depth: 0, path }]
  const { subscribe, emit } = createListeners<HistoryLocation>()
  let currentIndex = 0
  const currentLocation = () => entries[currentIndex]!
  const moveBy = (delta: number) => {
    currentIndex = Math.min(entries.length - 1, Math.max(0, currentIndex + delta))
  }

  return {
    location: currentLocation,
    push(href, position) {
      currentIndex++
      entries.splice(currentIndex, entries.length, { ...position, path: appPathOfHref(href) })
    },
    replace(href, position) {
      entries[currentIndex] = { ...position, path: appPathOfHref(href) }
    },
    go(delta) {
      const previousIndex = currentIndex
      moveBy(delta)
      if (currentIndex !== previousIndex) emit(currentLocation())
    },
    async goSilently(delta) {
      moveBy(delta)
    },
    // Only the app steps through this history: the browser's Back belongs to the page around the frame.
    listen: (listener) => subscribe((location) => listener(location, true)),
  }
}
