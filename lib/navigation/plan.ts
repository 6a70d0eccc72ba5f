import type { Travel } from '@/lib/transition/types'
import type { Arrival } from './stack'
import type { NavigateOptions, Place, Position } from './types'

/** How a page that has to be made comes in. */
export type Plan = {
  position: Position
  arrival: Arrival
  travel: Travel
  /** Takes the place of the current page in the history: it does not grow. */
  stays: boolean
}

/**
 * Where a new page goes in the history, what becomes of the others, and how it moves.
 * @param here the page the user is on
 */
export const planOf = (here: Place, { direction, tab, replace = tab }: NavigateOptions): Plan => {
  const root = direction === 'root'
  const upwards = direction === 'back'
  // Going back to a page that is not there makes it: the history must not grow by that.
  const stays = replace === true || upwards
  const index = stays ? here.index : here.index + 1
  return {
    stays,
    position: stays
      ? { index, base: tab ? here.base : index, depth: here.depth, from: here.from }
      : { index, base: index, depth: root ? 0 : here.depth + 1, from: root ? undefined : here.path },
    travel: root || replace ? 'none' : upwards ? 'back' : 'forward',
    arrival: root ? 'root' : tab ? 'tab' : stays ? 'replace' : 'push',
  }
}
