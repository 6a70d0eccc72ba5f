import { listenForSwipe } from './swipe-before-hydration'

let asked = false
let stop = () => {}

/**
 * The wish for the menu before there is anybody to open it: the document event `patternbook:menu`, or a swipe in from the
 * start edge.
 */
export const pendingMenuRequest = {
  /** Listens from now on. Resolves with the first wish. */
  heard: (): Promise<void> =>
    new Promise((resolve) => {
      stop()
      const hear = () => {
        asked = true
        resolve()
      }
      document.addEventListener('patternbook:menu', hear)
      const ignore = listenForSwipe()
      stop = () => {
        document.removeEventListener('patternbook:menu', hear)
        ignore()
      }
    }),
  /** Listens no longer: from now on somebody is there. @returns whether there was a wish */
  take(): boolean {
    const was = asked
    asked = false
    stop()
    return was
  },
}
