import { appPath } from '@/lib/catalogue/href'
import { frame } from '@/lib/frame'

/** Paths of the two pages that show what the address says. */
export const SUBGALLERY = '/image-gallery-subgallery/'
export const FULL = '/full-image-gallery/'

/** What was last asked for on each page: an embedded page keeps its address to itself. */
const asked = new Map<string, string>()

/** To be called when a link to one of the pages is followed. */
export const ask = (path: string, param: string): void => void asked.set(path, param)

/**
 * The `gallery` of one page, as something to subscribe to. Addresses of other pages do not count: a page that leaves
 * the screen goes on showing what it showed.
 * @param path of the page
 */
export const createGalleryParam = (path: string) => {
  let value: string | null | undefined
  return {
    subscribe: frame.subscribe,
    get: (): string | null => {
      const { gallery = null } = frame.get()
      if (appPath(location.pathname) === path) value = gallery
      else if (value === undefined) value = asked.get(path) ?? gallery
      return value
    },
    /** The server knows of no query. */
    server: (): string | null | undefined => undefined,
  }
}
