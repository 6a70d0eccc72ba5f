import { withBase } from '@/lib/navigation/href'
import { travel } from '@/lib/navigation/travel'
import { find } from '@/lib/site/catalog'
import type { Entry } from '@/lib/site/search/types'

/** An app path without its query. */
export const stripQuery = (path: string): string => path.replace(/\?.*$/, '')

/**
 * Address of a search result, with the persistent query keys if it is a page of the preview.
 * @param place id of an element on the page
 */
export const entryUrl = ({ path }: Entry, place?: string): string =>
  withBase(find(stripQuery(path)) ? travel(path) : path) + (place === undefined ? '' : `#${place}`)
