import { createListeners } from '@/lib/listeners'
import { createMessage, type EmbedState, readStateMessage, type SetStateMessage } from './protocol'

/** What an embed reports: the app path of its page, and its query parameters. */
export type EmbedReport = { path: string; state: EmbedState }

/** The connection to one embedded screen. */
export type EmbedConnection = {
  /**
   * Sets query parameters of the embed as soon as it is ready. Null removes a parameter, so that the visitor's setting or the
   * default applies.
   */
  set(state: SetStateMessage['state']): void
  /**
   * Calls `listener` when the embed is ready, after each change, and in reply to each `set`. Returns a function that
   * unsubscribes.
   */
  on(listener: (report: EmbedReport) => void): () => void
  /** Stops listening to the embed. */
  close(): void
}

/** Returns whether an iframe's document has an opaque origin, because its sandbox lacks `allow-same-origin`. */
const hasOpaqueOrigin = (iframe: HTMLIFrameElement): boolean =>
  iframe.getAttribute('sandbox')?.split(/\s+/).includes('allow-same-origin') === false

/**
 * Connects to a screen in an iframe, which may still be loading.
 * @param iframe the iframe; its `src` is a URL of the site with `embed=1`
 */
export const connectToEmbed = (iframe: HTMLIFrameElement): EmbedConnection => {
  const reports = createListeners<EmbedReport>()
  const getOrigin = () => (hasOpaqueOrigin(iframe) ? 'null' : new URL(iframe.src).origin)
  /** Parameters that were set before the embed was ready. */
  let queuedState: SetStateMessage['state'] = {}
  let isReady = false

  const send = (state: SetStateMessage['state']) =>
    // An opaque origin cannot be a target origin, so the target is `*`. The message contains no secret.
    iframe.contentWindow?.postMessage(
      createMessage('set', { state }),
      hasOpaqueOrigin(iframe) ? '*' : getOrigin(),
    )
  const onMessage = (event: MessageEvent) => {
    if (event.source !== iframe.contentWindow || event.origin !== getOrigin()) return
    const report = readStateMessage(event.data)
    if (!report) return
    isReady = true
    const pendingState = queuedState
    queuedState = {}
    if (Object.keys(pendingState).length > 0) send(pendingState)
    reports.emit({ path: report.path, state: report.state })
  }
  addEventListener('message', onMessage)
  // If the embed is already ready, it answers an empty `set` with its state. A document that is still blank ignores the message.
  iframe.contentWindow?.postMessage(createMessage('set', { state: {} }), '*')

  return {
    set(state) {
      if (isReady) send(state)
      else queuedState = { ...queuedState, ...state }
    },
    on: reports.subscribe,
    close() {
      removeEventListener('message', onMessage)
    },
  }
}
