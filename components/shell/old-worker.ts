import { flags } from '@/lib/flags'
import { idle } from '@/lib/transition/idle'

/**
 * Sends away a service worker where one is between this page and its server and the build has none (spec section 9):
 * it would go on showing the book as it was then. The code for that is fetched by those visitors only.
 */
export const dismissOldWorker = (): void => {
  if (flags.serviceWorker || !navigator.serviceWorker?.controller) return
  void idle()
    .then(() => import('./retire-worker'))
    .then(({ retireWorker }) => retireWorker())
    // The next visit tries again.
    .catch(() => {})
}
