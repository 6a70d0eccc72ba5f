import { showLoadError } from '@/components/site/shell/notices/show-load-error'
import { storage } from '@/lib/storage'

/** The dialogs: the search, or the list of shortcuts. */
export type DialogName = 'palette' | 'keys'

/**
 * Preloads the dialogs and the storage driver, which stores the settings that single keys change. Otherwise, the first
 * shortcut would load the driver, and the browser would log an error if it is offline. If this fails, the press
 * that needs the code loads it again and reports a failure.
 */
export const preloadDialogs = (): Promise<unknown> =>
  Promise.allSettled([import('./render-dialog'), storage().driver()])

/** Loads and opens a dialog. If it cannot be loaded, a notice offers to try again. */
export const openDialog = (what: DialogName): void => {
  import('./render-dialog').then(
    ({ renderDialog }) => renderDialog(what),
    (error: Error) => {
      console.error(
        `Patternbook: search could not be loaded (${error.message}). Try again when you are online.`,
      )
      showLoadError('Search could not be loaded. Check your connection.', () => openDialog(what))
    },
  )
}
