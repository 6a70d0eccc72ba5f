import { createBackHandlers } from './back-handlers'
import { type BackEnvironment, connectBackSources } from './sources'

export type { BackHandler, BackHandlers, BackSource } from './back-handlers'
export { closeOpenItems } from './close-open-items'
export { markEscapeUnhandled } from './escape'
export {
  MENU_BACK_PRIORITY,
  NAVIGATION_BACK_PRIORITY,
  OVERLAY_BACK_PRIORITY,
} from './priorities'

/** The back handlers of the document. Everything that Back or Escape can close registers here while it is open. */
export const backHandlers = createBackHandlers()

// Importing this module connects the handlers to the events of the browser, except on the server.
if (typeof window !== 'undefined') {
  const { CloseWatcher } = window as Window & Pick<BackEnvironment, 'CloseWatcher'>
  connectBackSources(backHandlers, { window, document, history, CloseWatcher })
}
