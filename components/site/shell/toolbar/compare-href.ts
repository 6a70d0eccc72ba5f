import { DEFAULTS, type FrameState } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import { withBase } from '@/lib/navigation/href'
import { shareableState } from './share-url'

/**
 * Returns the URL of the page that compares a screen on both platforms, in its current look and in the selected generation of
 * each platform.
 * @param id ID of the screen's route in the catalog
 * @param state state of the frame
 */
export const compareHref = (id: string, state: FrameState): string => {
  const { ios, md } = state
  // While hydrating, the state is DEFAULTS, and the URL must be the same as on the server.
  const lookQuery =
    state === DEFAULTS ? '' : writeQuery('', { ...shareableState(state), mode: undefined, ios, md }, false)
  const query = new URLSearchParams(lookQuery)
  return withBase(`/compare/?show=${id}${query.size > 0 ? `&${query}` : ''}`)
}
