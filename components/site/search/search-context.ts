import { appPath } from '@/lib/navigation/href'
import type { Entry } from '@/lib/site/search/types'
import { entryUrl } from './entry-url'

/** Where the search and the shortcuts are used: in the preview, or on one of the other pages. */
export type SearchContext = {
  /** Which list of shortcuts is shown. */
  name: 'preview' | 'docs' | 'lab' | 'compare' | 'page'
  /** Actions of single-key shortcuts, by key. */
  actions: Readonly<Record<string, () => void>>
  /** Opens a search result, at the element whose id is `headingId`, if given. */
  open(entry: Entry, headingId?: string): void
}

/** Opens a search result with a page load, or scrolls to its heading on the current page. */
export const loadEntry: SearchContext['open'] = (entry, headingId) => {
  if (appPath(location.pathname) !== entry.path) location.assign(entryUrl(entry, headingId))
  else if (headingId !== undefined) location.hash = headingId
}

/** Used before the context of a page is connected. */
const defaultContext: SearchContext = { name: 'page', actions: {}, open: loadEntry }
let current = defaultContext

/** The connected context. */
export const currentSearchContext = (): SearchContext => current

/**
 * Makes a context the current one.
 * @returns a function that resets it
 */
export const enterSearchContext = (context: SearchContext): (() => void) => {
  current = context
  return () => {
    if (current === context) current = defaultContext
  }
}
