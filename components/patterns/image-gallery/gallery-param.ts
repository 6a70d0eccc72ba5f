import { frame } from '@patternbook/engine/frame'
import { readQuery } from '@patternbook/engine/frame/query'
import { appPath } from '@patternbook/engine/navigation/href'

// The paths of the two pages that have a `gallery` query parameter.
export const SUBGALLERY_PATH = '/image-gallery-subgallery/'
export const FULL_IMAGE_GALLERY_PATH = '/full-image-gallery/'

/** The last requested `gallery` value of each path, for embeds, whose URL does not change when the user navigates. */
const requestedParams = new Map<string, string>()
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** Event that the site dispatches when the embedding page sets the `gallery` value, which then replaces the requested values. */
const EMBEDDER_EVENT = 'patternbook:set-gallery'
if (typeof document !== 'undefined')
  document.addEventListener(EMBEDDER_EVENT, () => {
    requestedParams.clear()
    notifyListeners()
  })

/**
 * Requests another `gallery` value for a page. Call this in addition to the navigation, because navigating in an embed does not
 * change the URL.
 */
export const requestGalleryParam = (path: string, param: string): void => {
  requestedParams.set(path, param)
  notifyListeners()
}

/**
 * Creates an external store with the `gallery` parameter of one page, which is null if the URL has none. URLs of other pages do
 * not change the value, so that the content of the page stays the same during the transition to another page.
 * @param path path of the page
 */
export const createGalleryParamStore = (path: string) => {
  let value: string | null | undefined
  return {
    subscribe(listener: () => void): () => void {
      const unsubscribe = frame.subscribe(listener)
      listeners.add(listener)
      return () => {
        unsubscribe()
        listeners.delete(listener)
      }
    },
    getSnapshot: (): string | null => {
      const { gallery = null } = readQuery(location.search)
      if (frame.get().embed) value = requestedParams.get(path) ?? gallery
      else if (value === undefined || appPath(location.pathname) === path) value = gallery
      return value
    },
    /** Returns the server snapshot: undefined, because the query is unknown at build time. */
    getServerSnapshot: (): string | null | undefined => undefined,
  }
}
