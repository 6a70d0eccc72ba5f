import { appPath } from '@/lib/navigation/href'
import type { Entry } from '@/lib/site/search/types'
import { entryUrl } from './entry-url'

/** Where the search and the single keys are used: in the book, or on one of the pages beside it. */
export type SearchContext = {
  /** Which list of keys is shown here. */
  name: 'book' | 'docs' | 'lab' | 'compare' | 'page'
  /** What single keys do, by the key. */
  actions: Readonly<Record<string, () => void>>
  /** Goes to something that was found; to the place on the page with that element id, if one is named. */
  open(entry: Entry, place?: string): void
}

/** Leaves the page for what was found. On the page itself it goes to the place on it. */
export const loadEntry: SearchContext['open'] = (entry, place) => {
  if (appPath(location.pathname) !== entry.path) location.assign(entryUrl(entry, place))
  else if (place !== undefined) location.hash = place
}

/** Before the keys of a page are connected, links do. */
const defaultContext: SearchContext = { name: 'page', actions: {}, open: loadEntry }
let current = defaultContext

/** The place whose keys are connected. */
export const currentSearchContext = (): SearchContext => current

/**
 * Makes a place the one that is used.
 * @returns the way to leave it
 */
export const enterSearchContext = (place: SearchContext): (() => void) => {
  current = place
  return () => {
    if (current === place) current = defaultContext
  }
}
