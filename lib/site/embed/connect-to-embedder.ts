import { pageStackEvents } from '@/lib/navigation/events'
import { frame } from '../../frame'
import { writeQuery } from '../../frame/query'
import { appPath } from '../../navigation/href'
import { createMessage, embedStateOf } from './protocol'
import { readSetMessage } from './read-set-message'

/**
 * Reports the state of this embed to the page that contains it, and applies changes that the page requests. These changes are not
 * stored, because they are not the visitor's settings. Messages from other frames in that page are ignored.
 * @param embedder the window of the embedding page
 * @returns a function that stops the reports and removes the listeners
 */
export const connectToEmbedder = (embedder: Window): (() => void) => {
  const controller = new AbortController()
  let path = appPath(location.pathname)
  let lastReport = ''

  const postState = (type: 'ready' | 'state'): void => {
    // The state is not secret, and the embedding page may have any origin.
    embedder.postMessage(createMessage(type, { path, state: embedStateOf(frame.get()) }), '*')
  }
  const postStateIfChanged = (): void => {
    const report = JSON.stringify([path, embedStateOf(frame.get())])
    if (report === lastReport) return
    lastReport = report
    postState('state')
  }
  const unsubscribers = [
    frame.subscribe(postStateIfChanged),
    pageStackEvents.subscribe((event) => {
      if (event.type !== 'url') return
      path = event.path
      postStateIfChanged()
    }),
  ]
  addEventListener(
    'message',
    ({ source, data }) => {
      const changes =
        source === embedder ? readSetMessage(data, (warning) => console.warn(warning)) : undefined
      if (!changes) return
      const search = writeQuery(location.search, changes, false)
      history.replaceState(history.state, '', location.pathname + search + location.hash)
      if (changes.gallery !== undefined) document.dispatchEvent(new Event('patternbook:set-gallery'))
      lastReport = ''
      frame.applyQuery(search)
      // Reported even without a change, because a page that connects late requests the state with an empty `set`.
      postStateIfChanged()
    },
    { signal: controller.signal },
  )
  postState('ready')
  return () => {
    controller.abort()
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
