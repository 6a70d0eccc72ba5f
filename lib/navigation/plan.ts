import type { Travel } from '@/lib/transition/types'
import type { Arrival } from './stack'
import type { NavigateOptions, Place, Position } from './types'

/** How a new page enters. */
export type Plan = {
  position: Position
  arrival: Arrival
  travel: Travel
  /** Replaces the current history entry; the history does not grow. */
  stays: boolean
}

/**
 * Decides the position of a new page in the history, what happens to the other pages, and the animation.
 * @param here the current page
 */
export const planOf = (here: Place, { direction, tab, replace = tab }: NavigateOptions): Plan => {
  const root = direction === 'root'
  const isBack = direction === 'back'
  // Going back to a page that is not rendered creates it. The history must not grow.
  const stays = replace === true || isBack
  const index = stays ? here.index : here.index + 1
  return {
    stays,
    position: stays
      ? { index, base: tab ? here.base : index, depth: here.depth, from: here.from }
      : { index, base: index, depth: root ? 0 : here.depth + 1, from: root ? undefined : here.path },
    travel: root || replace ? 'none' : isBack ? 'back' : 'forward',
    arrival: root ? 'root' : tab ? 'tab' : stays ? 'replace' : 'push',
  }
}
