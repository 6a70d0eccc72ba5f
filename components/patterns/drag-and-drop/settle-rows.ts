import { motionRate, reducedMotion } from '@patternbook/engine/frame/motion'

/** How long rows take to their places, ms (engine.md §3). */
export const SETTLE = 300

/** Size on the screen against size in the layout: the frame may be shown smaller than it is. */
export const scaleOf = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / element.offsetWidth || 1

/** Time a movement takes at the speed of the frame, ms. */
export const paced = (duration: number): number => (reducedMotion() ? 0 : duration / motionRate())

/**
 * Remembers where the rows of a list are seen; the returned function, called when they stand in their new places, lets
 * them travel there.
 * @param list the element that holds the rows
 */
export function rememberRows(list: Element): () => void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const before = rows.map((row) => row.getBoundingClientRect().top)
  return () => {
    const ways = rows.map((row, index) => (before[index]! - row.getBoundingClientRect().top) / scaleOf(row))
    for (const [index, row] of rows.entries()) {
      const way = ways[index]!
      if (Math.abs(way) < 1) continue
      row.animate(
        { transform: [`translateY(${way}px)`, 'none'] },
        { duration: paced(SETTLE), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      )
    }
  }
}
