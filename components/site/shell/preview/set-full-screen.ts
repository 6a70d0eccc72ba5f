import { frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/** Turns full screen on or off. Only the layout and the URL change; the page and its state remain. */
export const setFullScreen = (full: boolean): void => {
  const search = writeQuery(location.search, { full }, false)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  frame.applyQuery(search)
}
