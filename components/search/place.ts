import { appPath } from '@/lib/catalogue/href'
import type { Entry } from '@/lib/search/types'
import { addressOf } from './address-of'

/** Where the search and the single keys are used: in the book, or on one of the pages beside it. */
export type Place = {
  /** Which list of keys is shown here. */
  name: 'book' | 'docs' | 'lab' | 'compare' | 'page'
  /** What single keys do, by the key. */
  actions: Readonly<Record<string, () => void>>
  /** Goes to something that was found. */
  open(entry: Entry): void
}

/** Leaves the page for what was found, unless that is the page itself. */
export const leaveFor = (entry: Entry): void => {
  if (appPath(location.pathname) !== entry.path) location.assign(addressOf(entry))
}

/** Before the keys of a page are connected, links do. */
const nowhere: Place = { name: 'page', actions: {}, open: leaveFor }
let current = nowhere

/** The place whose keys are connected. */
export const placeNow = (): Place => current

/**
 * Makes a place the one that is used.
 * @returns the way to leave it
 */
export const enterPlace = (place: Place): (() => void) => {
  current = place
  return () => {
    if (current === place) current = nowhere
  }
}
