import { withBase } from '@/lib/navigation/href'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { findRoute } from '@/lib/site/catalog'
import type { SearchEntry } from '@/lib/site/search/types'

/** Returns an app path without its query string. */
export const stripQuery = (path: string): string => path.replace(/\?.*$/, '')

/** Returns whether a page uses the query parameters of the frame: a page with a screen, or a page about a pattern. */
const usesFrameQuery = (path: string): boolean =>
  findRoute(stripQuery(path)) !== undefined || path.startsWith('/patterns/')

/**
 * Returns the URL of a search result, with the query parameters of the frame if the page uses them.
 * @param elementId ID of an element on the page, for the fragment
 */
export const entryUrl = ({ path }: SearchEntry, elementId?: string): string =>
  withBase(usesFrameQuery(path) ? withFrameQuery(path) : path) +
  (elementId === undefined ? '' : `#${elementId}`)
