import { showErrorNotice } from '@/components/site/shell/notices/show-load-error'
import { storage } from '@/lib/storage'

/** Name of a dialog: `palette` is the search, and `shortcuts` is the list of shortcuts. */
export type DialogName = 'palette' | 'shortcuts'

/**
 * Preloads the dialogs, and the storage driver, which stores the settings that single-key shortcuts change. Without preloading,
 * the first of these shortcuts would load the driver, and an offline browser would log an error. Failures are not reported here:
 * code that could not be loaded is loaded again when it is needed.
 */
export const preloadDialogs = (): Promise<unknown> =>
  Promise.allSettled([import('./render-dialog'), storage().getDriverName()])

/** Loads and opens a dialog. If it cannot be loaded, a notice offers to try again. */
export const openDialog = (name: DialogName): void => {
  import('./render-dialog').then(
    ({ renderDialog }) => renderDialog(name),
    (error: Error) => {
      console.error(
        `Patternbook: search could not be loaded (${error.message}). Try again when you are online.`,
      )
      showErrorNotice('Search could not be loaded. Check your connection.', () => openDialog(name))
    },
  )
}
