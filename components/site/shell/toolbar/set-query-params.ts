import { type FrameState, frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/**
 * Changes query parameters of the frame that are not settings: state, text size, motion, and status bar. The URLs of the next
 * pages keep these parameters.
 * @param patch the parameters to change; `undefined` or false removes a parameter from the URL
 * @param fallbackValues values that the frame uses for the removed parameters
 */
export const setFrameParams = (
  patch: Partial<FrameState>,
  fallbackValues: Partial<FrameState> = {},
): void => {
  frame.set({ ...patch, ...fallbackValues })
  const search = writeQuery(location.search, patch, false)
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
}
