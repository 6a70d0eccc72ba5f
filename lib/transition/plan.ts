import type { Arrival } from './stack'
import type { NavigationDirection, Place, Position, Travel } from './types'

/** How `navigate` is meant. */
export type NavigateOptions = {
  /** `forward` unless said otherwise; `root` clears the stack and does not move. */
  direction?: NavigationDirection
  /** Takes the place of the current page in the history, without moving. */
  replace?: boolean
  /**
   * The same, between siblings: the page that was left waits behind the new one with its scroll, its input and its focus,
   * until the user comes back to it or leaves the place that they share.
   */
  tab?: boolean
}

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
