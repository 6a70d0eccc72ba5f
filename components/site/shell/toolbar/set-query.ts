import { type FrameState, frame } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'

/**
 * Changes keys of the frame that only the address keeps: state, text size, motion. The address carries them to the next
 * page.
 * @param patch the keys to change; `undefined` removes a key from the address
 * @param shown the value to show where the address has none
 */
export const setQuery = (patch: Partial<FrameState>, shown: Partial<FrameState> = {}): void => {
  frame.set({ ...patch, ...shown })
  const search = writeQuery(location.search, patch, false)
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
}
