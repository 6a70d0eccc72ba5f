import { transitionEvents } from '@/lib/navigation/events'
import { frame } from '../../frame'
import { writeQuery } from '../../frame/query'
import { appPath } from '../../navigation/href'
import { message, stateOf } from './protocol'
import { readSet } from './read-set'

/**
 * Lets the page that holds this embed hear what is shown and change how. Nothing is stored: what an embedding page asks
 * for is no choice of the visitor. Only the page itself is listened to, not other frames in it.
 * @param host the window of the embedding page
 * @returns the way to stop
 */
export const reportState = (host: Window): (() => void) => {
  const off = new AbortController()
  let path = appPath(location.pathname)
  let last = ''

  const tell = (type: 'ready' | 'state'): void => {
    // The look of a page is no secret, and the host may be of any origin.
    host.postMessage(message(type, { path, state: stateOf(frame.get()) }), '*')
  }
  const tellChange = (): void => {
    const now = JSON.stringify([path, stateOf(frame.get())])
    if (now === last) return
    last = now
    tell('state')
  }
  const stops = [
    frame.subscribe(tellChange),
    transitionEvents.subscribe((event) => {
      if (event.type !== 'url') return
      path = event.path
      tellChange()
    }),
  ]
  addEventListener(
    'message',
    ({ source, data }) => {
      const asked = source === host ? readSet(data, (warning) => console.warn(warning)) : undefined
      if (!asked) return
      const search = writeQuery(location.search, asked, false)
      history.replaceState(history.state, '', location.pathname + search)
      last = ''
      frame.follow(search)
      // An answer in any case: whoever came late learns the state by asking for nothing.
      tellChange()
    },
    { signal: off.signal },
  )
  tell('ready')
  return () => {
    off.abort()
    for (const stop of stops) stop()
  }
}
