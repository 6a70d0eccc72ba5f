import type { BackHandlers } from './back-handlers'
import { isEscapeUnhandled } from './escape'

/** The members of CloseWatcher that this module uses. Not every browser has CloseWatcher. */
export interface CloseWatcherLike {
  onclose: ((event: Event) => void) | null
  destroy(): void
}

/** The browser objects that the sources use. The caller passes them, so that tests can replace them. */
export interface BackEnvironment {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>
  history: Pick<History, 'back'>
  CloseWatcher?: new () => CloseWatcherLike
}

/**
 * Connects back handlers to the events that count as Back. Returns a function that disconnects them.
 * - The keydown event of Escape, unless nothing can be closed, text is being composed, or the press has been handled. The default
 *   action is prevented, so that the same press does not also reach the CloseWatcher.
 * - A CloseWatcher (Android's back gesture, assistive technology) if the browser has it, and only while something can be
 *   closed, because the browser does not handle a press that a watcher receives. Each watcher is used for one press.
 * - The `backbutton` event of native wrappers. If no handler handles the event, the browser goes back in its history.
 */
export function connectBackSources(handlers: BackHandlers, environment: BackEnvironment): () => void {
  let watcher: CloseWatcherLike | undefined

  const onKeyDown = (event: Event) => {
    const { key, isComposing } = event as KeyboardEvent
    if (key !== 'Escape' || isComposing || !handlers.canClose() || !isEscapeUnhandled(event)) return
    event.preventDefault()
    void handlers.handlePress('escape')
  }

  const onBackButton = async (event: Event) => {
    event.preventDefault()
    if (!(await handlers.handlePress('back'))) environment.history.back()
  }

  const updateWatcher = () => {
    if (!environment.CloseWatcher) return
    if (handlers.canClose() && !watcher) {
      watcher = new environment.CloseWatcher()
      watcher.onclose = () => {
        watcher = undefined
        // A new watcher is created at once, because something else may be open too, or the handler may refuse to close.
        updateWatcher()
        void handlers.handlePress('back')
      }
    } else if (!handlers.canClose() && watcher) {
      watcher.onclose = null
      watcher.destroy()
      watcher = undefined
    }
  }

  environment.window.addEventListener('keydown', onKeyDown)
  environment.document.addEventListener('backbutton', onBackButton)
  const unsubscribe = handlers.subscribe(updateWatcher)
  updateWatcher()

  return () => {
    environment.window.removeEventListener('keydown', onKeyDown)
    environment.document.removeEventListener('backbutton', onBackButton)
    unsubscribe()
    if (watcher) watcher.onclose = null
    watcher?.destroy()
    watcher = undefined
  }
}
