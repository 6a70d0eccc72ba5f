import { appPath } from '@/lib/navigation/href'
import type { SearchEntry } from '@/lib/site/search/types'
import { entryUrl } from './entry-url'

/** What shortcuts do and how search results open on one kind of page. */
export type PageCommands = {
  /** The kind of page, which selects the list of shortcuts in shortcut-groups.ts. `page`: none of the other kinds. */
  pageKind: 'screen' | 'docs' | 'lab' | 'compare' | 'page'
  /** Actions of single-key shortcuts, by key. */
  shortcutActions: Readonly<Record<string, () => void>>
  /** Opens a search result. `elementId` is the ID of the element to which the page scrolls. */
  openSearchResult(entry: SearchEntry, elementId?: string): void
}

/** Opens a search result with a page load, or scrolls to the element on the current page. */
export const openWithPageLoad: PageCommands['openSearchResult'] = (entry, elementId) => {
  if (appPath(location.pathname) !== entry.path) location.assign(entryUrl(entry, elementId))
  // Unlike `location.hash`, this also scrolls if the URL already has the fragment.
  else if (elementId !== undefined) location.assign(`#${elementId}`)
}

/** The commands while no page has set its own. */
const defaultCommands: PageCommands = {
  pageKind: 'page',
  shortcutActions: {},
  openSearchResult: openWithPageLoad,
}
let currentCommands = defaultCommands

/** Returns the commands of the current page. */
export const currentPageCommands = (): PageCommands => currentCommands

/**
 * Sets the commands of the current page.
 * @returns a function that restores the default commands, unless other commands have been set
 */
export const setPageCommands = (commands: PageCommands): (() => void) => {
  currentCommands = commands
  return () => {
    if (currentCommands === commands) currentCommands = defaultCommands
  }
}
