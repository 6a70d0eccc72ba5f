import { showLoadError } from '@/components/site/shell/notices/show-load-error'
import { storage } from '@/lib/storage'

/** What can be summoned over the page: the search, or the list of the keys. */
export type DialogName = 'palette' | 'keys'

/**
 * Fetches the code ahead of time, and what keeps the choices that single keys make: without it the first of them would ask
 * for it, and where the network is gone the browser writes a line. Failures are left to the press that needs it.
 */
export const preloadDialogs = (): Promise<unknown> =>
  Promise.allSettled([import('./render-dialog'), storage().driver()])

/** Fetches the search, or the list of the keys, and opens it; where it cannot be had, says so and offers another try. */
export const openDialog = (what: DialogName): void => {
  import('./render-dialog').then(
    ({ renderDialog }) => renderDialog(what),
    (error: Error) => {
      console.error(`Patternbook: the search could not be loaded (${error.message}). Try again when online.`)
      showLoadError('Search could not be loaded. Check your connection.', () => openDialog(what))
    },
  )
}
