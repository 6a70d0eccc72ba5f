import { motionRate, reducedMotion } from '@patternbook/engine/frame/motion'

/** Duration of the movement of a row to its new position, ms. */
export const SETTLE_DURATION_MS = 300

/** Ratio of the size on the screen to the size in the layout: the frame may be scaled down. */
export const scaleOf = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / element.offsetWidth || 1

/** Duration of an animation at the speed of the frame, ms; 0 when motion is reduced. */
export const paced = (duration: number): number => (reducedMotion() ? 0 : duration / motionRate())

/**
 * Measures the positions of the rows of a list (FLIP).
 * @param list the parent element of the rows
 * @returns a function to call after the new order is in the DOM; it animates the rows from their old positions
 */
export function rememberRows(list: Element): () => void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const before = rows.map((row) => row.getBoundingClientRect().top)
  return () => {
    const shifts = rows.map((row, index) => (before[index]! - row.getBoundingClientRect().top) / scaleOf(row))
    for (const [index, row] of rows.entries()) {
      const shift = shifts[index]!
      if (Math.abs(shift) < 1) continue
      row.animate(
        { transform: [`translateY(${shift}px)`, 'none'] },
        { duration: paced(SETTLE_DURATION_MS), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      )
    }
  }
}
