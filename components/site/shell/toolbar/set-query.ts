import { type FrameState, frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/**
 * Changes query parameters of the frame that are not settings: state, text size, motion, and status bar. They persist in the URLs
 * of the next pages.
 * @param patch the parameters to change; `undefined` removes one from the URL
 * @param shown the values for parameters that the URL does not have
 */
export const setQuery = (patch: Partial<FrameState>, shown: Partial<FrameState> = {}): void => {
  frame.set({ ...patch, ...shown })
  const search = writeQuery(location.search, patch, false)
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
}
