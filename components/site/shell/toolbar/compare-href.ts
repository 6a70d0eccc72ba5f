import { DEFAULTS, type FrameState } from '@/lib/frame'
import { writeQuery } from '@/lib/frame/query'
import { withBase } from '@/lib/navigation/href'
import { reproducibleState } from './share-url'

/**
 * URL of the comparison of a screen on both platforms, in its current look and in the chosen generation of each
 * platform.
 * @param id id of the page in the catalog
 */
export const compareHref = (id: string, state: FrameState): string => {
  // While hydrating, the state is DEFAULTS, as on the server.
  const { ios, md } = state
  const look =
    state === DEFAULTS ? '' : writeQuery('', { ...reproducibleState(state), mode: undefined, ios, md }, false)
  const query = new URLSearchParams(look)
  return withBase(`/compare/?show=${id}${query.size > 0 ? `&${query}` : ''}`)
}
