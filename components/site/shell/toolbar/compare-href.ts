import { DEFAULTS, type FrameState } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import { withBase } from '@/lib/navigation/href'
import { exactKeys } from './share-url'

/**
 * The address of a screen on both platforms side by side, in the look that it has here: with the generation chosen for
 * each platform.
 * @param id id of the page in the catalogue
 */
export const compareHref = (id: string, state: FrameState): string => {
  // The server knows nothing of the state yet.
  const { ios, md } = state
  const look =
    state === DEFAULTS ? '' : writeQuery('', { ...exactKeys(state), mode: undefined, ios, md }, false)
  const query = new URLSearchParams(look)
  return withBase(`/compare/?show=${id}${query.size > 0 ? `&${query}` : ''}`)
}
