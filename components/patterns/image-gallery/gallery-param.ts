import { frame } from '@patternbook/engine/frame'
import { readQuery } from '@patternbook/engine/frame/query'
import { appPath } from '@patternbook/engine/navigation/href'

/** Paths of the two pages that have a `gallery` parameter. */
export const SUBGALLERY_PATH = '/image-gallery-subgallery/'
export const FULL_IMAGE_GALLERY_PATH = '/full-image-gallery/'

/** The last requested value of each page: the URL of an embedded page does not change. */
const requested = new Map<string, string>()
const listeners = new Set<() => void>()

/** Requests another value for a page, in addition to the navigation. */
export const requestGallery = (path: string, param: string): void => {
  requested.set(path, param)
  for (const listener of listeners) listener()
}

/**
 * An external store of one page's `gallery` parameter. URLs of other pages do not change it, so that a page does not
 * change while it leaves the screen.
 * @param path path of the page
 */
export const createGalleryParam = (path: string) => {
  let value: string | null | undefined
  return {
    subscribe(listener: () => void): () => void {
      const stop = frame.subscribe(listener)
      listeners.add(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
    get: (): string | null => {
      const { gallery = null } = readQuery(location.search)
      if (frame.get().embed) value = requested.get(path) ?? gallery
      else if (value === undefined || appPath(location.pathname) === path) value = gallery
      return value
    },
    /** Server snapshot: the query is unknown at build time. */
    server: (): string | null | undefined => undefined,
  }
}
