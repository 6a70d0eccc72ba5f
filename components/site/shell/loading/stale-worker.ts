import { idle } from '@/lib/navigation/idle'
import { flags } from '@/lib/site/flags'

/** Whether a service worker answers for this page; a frame in a sandbox may not even ask. */
const controlled = (): boolean => {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/**
 * Sends away a service worker where one is between this page and its server and the build has none (spec section 9):
 * it would go on showing the book as it was then. The code for that is fetched by those visitors only.
 */
export const removeStaleWorker = (): void => {
  if (flags.serviceWorker || !controlled()) return
  void idle()
    .then(() => import('./unregister-worker'))
    .then(({ unregisterWorker }) => unregisterWorker())
    // The next visit tries again.
    .catch(() => {})
}
