import { createListeners } from '@/lib/listeners'
import { type EmbedState, message, readStateMessage, type SetMessage } from './protocol'

/** What an embed has last said of itself. */
export type Shown = { path: string; state: EmbedState }

/** The line to one embedded screen. */
export type Connection = {
  /** Shows the screen like this: any of the keys of the query; null gives a key back to the visitor. */
  set(state: SetMessage['state']): void
  /** Calls back when the embed answers for the first time and after every change; returns the way to stop. */
  on(listener: (shown: Shown) => void): () => void
  /** Hangs up. */
  close(): void
}

/** Whether the document of an iframe has no origin of its own: in a sandbox without `allow-same-origin`. */
const isOpaque = (element: HTMLIFrameElement): boolean =>
  element.getAttribute('sandbox')?.split(/\s+/).includes('allow-same-origin') === false

/**
 * Opens the line to a screen in an iframe, whether it has loaded yet or not.
 * @param element the iframe, its `src` an address of the book with `embed=1`
 */
export const connect = (element: HTMLIFrameElement): Connection => {
  const changes = createListeners<Shown>()
  const origin = () => (isOpaque(element) ? 'null' : new URL(element.src).origin)
  /** What was asked for before anybody was there to answer. */
  let waiting: SetMessage['state'] = {}
  let there = false

  const send = (state: SetMessage['state']) =>
    // Nobody can address an opaque origin; what is sent is no secret.
    element.contentWindow?.postMessage(message('set', { state }), isOpaque(element) ? '*' : origin())
  const hear = (event: MessageEvent) => {
    if (event.source !== element.contentWindow || event.origin !== origin()) return
    const told = readStateMessage(event.data)
    if (!told) return
    there = true
    const asked = waiting
    waiting = {}
    if (Object.keys(asked).length > 0) send(asked)
    changes.emit({ path: told.path, state: told.state })
  }
  addEventListener('message', hear)
  // One that is there already says so when it is asked for nothing; a blank one does not hear it.
  element.contentWindow?.postMessage(message('set', { state: {} }), '*')

  return {
    set(state) {
      if (there) send(state)
      else waiting = { ...waiting, ...state }
    },
    on: changes.subscribe,
    close() {
      removeEventListener('message', hear)
    },
  }
}
