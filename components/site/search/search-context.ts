import { appPath } from '@/lib/navigation/href'
import type { SearchEntry } from '@/lib/site/search/types'
import { entryUrl } from './entry-url'

/** What shortcuts do and how search results open: different in the preview and on each kind of other page. */
export type SearchContext = {
  /** Name of the kind of page; selects the list of shortcuts in shortcut-table.ts. */
  name: 'preview' | 'docs' | 'lab' | 'compare' | 'page'
  /** Actions of single-key shortcuts, by key. */
  actions: Readonly<Record<string, () => void>>
  /** Opens a search result. `elementId` is the ID of the element to which the page scrolls. */
  open(entry: SearchEntry, elementId?: string): void
}

/** Opens a search result with a page load, or scrolls to its heading on the current page. */
export const openWithPageLoad: SearchContext['open'] = (entry, elementId) => {
  if (appPath(location.pathname) !== entry.path) location.assign(entryUrl(entry, elementId))
  else if (elementId !== undefined) location.hash = elementId
}

/** The context while no page has connected its own. */
const defaultContext: SearchContext = { name: 'page', actions: {}, open: openWithPageLoad }
let currentContext = defaultContext

/** Returns the current search context. */
export const currentSearchContext = (): SearchContext => currentContext

/**
 * Makes a context the current search context.
 * @returns a function that restores the default context, unless another context has become the current one
 */
export const enterSearchContext = (context: SearchContext): (() => void) => {
  currentContext = context
  return () => {
    if (currentContext === context) currentContext = defaultContext
  }
}
