import { frame } from '@patternbook/engine/frame'
import { readQuery } from '@patternbook/engine/frame/query'
import { appPath } from '@patternbook/engine/navigation/href'

/** Paths of the two pages that show what the address says. */
export const SUBGALLERY = '/image-gallery-subgallery/'
export const FULL = '/full-image-gallery/'

/** What was last asked for on each page: an embedded page has no address of its own to read it from. */
const asked = new Map<string, string>()
const listeners = new Set<() => void>()

/** To be called when one of the pages is to show something else, beside the navigation. */
export const ask = (path: string, param: string): void => {
  asked.set(path, param)
  for (const listener of listeners) listener()
}

/**
 * The `gallery` of one page, as something to subscribe to. Addresses of other pages do not count: a page that leaves
 * the screen goes on showing what it showed.
 * @param path of the page
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
      if (frame.get().embed) value = asked.get(path) ?? gallery
      else if (value === undefined || appPath(location.pathname) === path) value = gallery
      return value
    },
    /** The server knows of no query. */
    server: (): string | null | undefined => undefined,
  }
}
