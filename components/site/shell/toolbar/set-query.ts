import { type FrameState, frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/**
 * Changes keys of the frame that only the URL stores: state, text size, and motion. They persist in the URLs of the next pages.
 * @param patch the keys to change; `undefined` removes a key from the URL
 * @param shown the values for keys that the URL does not have
 */
export const setQuery = (patch: Partial<FrameState>, shown: Partial<FrameState> = {}): void => {
  frame.set({ ...patch, ...shown })
  const search = writeQuery(location.search, patch, false)
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
}
