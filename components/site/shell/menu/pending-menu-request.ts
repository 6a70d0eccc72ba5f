import { listenForEdgeSwipe } from './edge-swipe'

let isRequested = false
let stop = () => {}

/**
 * Remembers a request for the menu before the menu's code has loaded. A request is the document event `patternbook:open-menu` or a
 * swipe from the start edge.
 */
export const pendingMenuRequest = {
  /** Starts listening. The promise resolves at the first request. */
  listen: (): Promise<void> =>
    new Promise((resolve) => {
      stop()
      const onRequest = () => {
        isRequested = true
        resolve()
      }
      document.addEventListener('patternbook:open-menu', onRequest)
      const stopListening = listenForEdgeSwipe()
      stop = () => {
        document.removeEventListener('patternbook:open-menu', onRequest)
        stopListening()
      }
    }),
  /** Stops listening and forgets the request. @returns whether there was a request */
  consume(): boolean {
    const wasRequested = isRequested
    isRequested = false
    stop()
    return wasRequested
  },
}
