import { pathOf } from '@/lib/navigation/href'
import { createListeners } from '../listeners'
import type { HistoryDriver } from './history'
import type { Place } from './types'

/**
 * A history in memory, for a frame inside another page: it does not change the history of the host page.
 * @param path app path of the first page
 */
export const memoryHistory = (path: string): HistoryDriver => {
  const places: Place[] = [{ index: 0, base: 0, depth: 0, path }]
  const { subscribe, emit } = createListeners<Place>()
  let at = 0
  const currentPlace = () => places[at]!
  const step = (delta: number) => {
    at = Math.min(places.length - 1, Math.max(0, at + delta))
  }

  return {
    place: currentPlace,
    push(href, position) {
      at++
      places.splice(at, places.length, { ...position, path: pathOf(href) })
    },
    replace(href, position) {
      places[at] = { ...position, path: pathOf(href) }
    },
    step(delta) {
      const before = at
      step(delta)
      if (at !== before) emit(currentPlace())
    },
    async go(delta) {
      step(delta)
    },
    listen: subscribe,
  }
}
