import { createBackLadder } from './ladder'
import { type BackEnvironment, connectBackSources } from './sources'

export { closeAll } from './close-all'
export { markEscapeUnhandled } from './escape'
export type { BackHandler, BackLadder, BackSource } from './ladder'
export { BACK_MENU, BACK_NAVIGATION, BACK_OVERLAY } from './priorities'

/** The back handlers of the document. Everything that Back or Escape can close registers here while it is open. */
export const backLadder = createBackLadder()

// Importing this module connects it, except on the server.
if (typeof window !== 'undefined') {
  const { CloseWatcher } = window as Window & Pick<BackEnvironment, 'CloseWatcher'>
  connectBackSources(backLadder, { window, document, history, CloseWatcher })
}
