import { withBase } from '@/lib/navigation/href'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { findRoute } from '@/lib/site/catalog'
import type { Entry } from '@/lib/site/search/types'

/** An app path without its query. */
export const stripQuery = (path: string): string => path.replace(/\?.*$/, '')

/** Whether a page keeps the query of the preview: a screen, or a page about a pattern. */
const keepsQuery = (path: string): boolean =>
  findRoute(stripQuery(path)) !== undefined || path.startsWith('/patterns/')

/**
 * URL of a search result, with the persistent query parameters if it shows screens.
 * @param headingId id of an element on the page
 */
export const entryUrl = ({ path }: Entry, headingId?: string): string =>
  withBase(keepsQuery(path) ? withFrameQuery(path) : path) + (headingId === undefined ? '' : `#${headingId}`)
