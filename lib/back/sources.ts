import { isUnanswered } from './escape'
import type { BackLadder } from './ladder'

/** The part of the platform's CloseWatcher that is used here (Chrome 126, Firefox 149; not in Safari). */
export interface CloseWatcherLike {
  onclose: ((event: Event) => void) | null
  destroy(): void
}

/** What the sources listen on; injected, so that they can be tested without a browser. */
export interface BackEnvironment {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>
  history: Pick<History, 'back'>
  CloseWatcher?: new () => CloseWatcherLike
}

/**
 * Connects a ladder to the places where close requests come from, and returns the function that disconnects it:
 * - Escape on keydown, unless composing text or already answered. The default is prevented, so that one press
 *   does not also reach the CloseWatcher.
 * - A CloseWatcher (Android's back gesture, assistive technology) where the browser has one, and only while
 *   something closable is open: a watcher takes the press away from the browser. Each lives for one close.
 * - The `backbutton` event of native wrappers; with nothing to close it falls back to the browser's history.
 */
export function connectBackSources(ladder: BackLadder, env: BackEnvironment): () => void {
  let watcher: CloseWatcherLike | undefined

  const onKeyDown = (event: Event) => {
    const { key, isComposing } = event as KeyboardEvent
    if (key !== 'Escape' || isComposing || !ladder.closable() || !isUnanswered(event)) return
    event.preventDefault()
    void ladder.request('escape')
  }

  const onBackButton = async (event: Event) => {
    event.preventDefault()
    if (!(await ladder.request('back'))) env.history.back()
  }

  const sync = () => {
    if (!env.CloseWatcher) return
    if (ladder.closable() && !watcher) {
      watcher = new env.CloseWatcher()
      watcher.onclose = () => {
        watcher = undefined
        // Made again at once: what is open now may refuse, or lie over something else that closes next.
        sync()
        void ladder.request('back')
      }
    } else if (!ladder.closable() && watcher) {
      watcher.onclose = null
      watcher.destroy()
      watcher = undefined
    }
  }

  env.window.addEventListener('keydown', onKeyDown)
  env.document.addEventListener('backbutton', onBackButton)
  const unsubscribe = ladder.subscribe(sync)
  sync()

  return () => {
    env.window.removeEventListener('keydown', onKeyDown)
    env.document.removeEventListener('backbutton', onBackButton)
    unsubscribe()
    if (watcher) watcher.onclose = null
    watcher?.destroy()
    watcher = undefined
  }
}
