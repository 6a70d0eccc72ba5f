import { frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/** The screen alone in the window, or the stage again. Changes the layout where the user is: same page, same state. */
export const setFullScreen = (full: boolean): void => {
  const search = writeQuery(location.search, { full }, false)
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  frame.follow(search)
}
