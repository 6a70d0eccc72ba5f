import { frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/** Shows the screen alone in the window, or in the preview. Only the layout changes; the page and its state remain. */
export const setFullScreen = (full: boolean): void => {
  const search = writeQuery(location.search, { full }, false)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  frame.follow(search)
}
