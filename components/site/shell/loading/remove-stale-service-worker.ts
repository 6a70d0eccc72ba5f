import { untilIdle } from '@/lib/navigation/until-idle'
import { flags } from '@/lib/site/flags'

/** Returns whether a service worker controls this page. In a sandboxed frame, accessing service workers throws an error. */
const hasServiceWorker = (): boolean => {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/**
 * If this deployment uses no service worker, unregisters one of an earlier deployment that controls this page, because it would
 * serve the old version of the site. Only visitors with such a service worker load the code that unregisters it.
 */
export const removeStaleServiceWorker = (): void => {
  if (flags.serviceWorker || !hasServiceWorker()) return
  void untilIdle()
    .then(() => import('./unregister-service-worker'))
    .then(({ unregisterServiceWorker }) => unregisterServiceWorker())
    // After a failure, the next visit tries again.
    .catch(() => {})
}
