import { type FrameState, frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/**
 * Changes query parameters of the frame that are not settings: state, text size, motion, and status bar. The URLs of the next
 * pages keep these parameters.
 * @param patch the parameters to change; `undefined` removes a parameter from the URL
 * @param frameValues values that the frame uses for the removed parameters
 */
export const setQuery = (patch: Partial<FrameState>, frameValues: Partial<FrameState> = {}): void => {
  frame.set({ ...patch, ...frameValues })
  const search = writeQuery(location.search, patch, false)
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
}
