import { untilIdle } from '@/lib/navigation/until-idle'
import { flags } from '@/lib/site/flags'

/** Whether a service worker controls this page; a sandboxed frame cannot access it. */
const controlled = (): boolean => {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/**
 * Unregisters a service worker of an earlier deployment that controls this page: it would serve the old version of the
 * site. Only visitors who have such a worker load the code for that.
 */
export const removeStaleWorker = (): void => {
  if (flags.serviceWorker || !controlled()) return
  void untilIdle()
    .then(() => import('./unregister-worker'))
    .then(({ unregisterWorker }) => unregisterWorker())
    // The next visit tries again.
    .catch(() => {})
}
