import { motionRate, reducedMotion } from '@patternbook/engine/frame/motion'

/** Duration of the animation that moves a row to its new position, ms at normal speed. */
export const SETTLE_DURATION_MS = 300

/** Returns the width of an element on the screen divided by its width in the layout: less than 1 if the frame is scaled down. */
export const frameScaleAt = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / element.offsetWidth || 1

/** Converts a duration at normal speed to the duration at the playback rate of the frame, ms. Returns 0 if motion is reduced. */
export const playbackDuration = (duration: number): number => (reducedMotion() ? 0 : duration / motionRate())

/**
 * Measures the positions of the rows of a list before their order changes (FLIP).
 * @param list the parent element of the rows
 * @returns a function that animates the rows from these positions; must be called when the new order is in the DOM
 */
export function createRowAnimation(list: Element): () => void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const previousTops = rows.map((row) => row.getBoundingClientRect().top)
  return () => {
    const shifts = rows.map(
      (row, index) => (previousTops[index]! - row.getBoundingClientRect().top) / frameScaleAt(row),
    )
    for (const [index, row] of rows.entries()) {
      const shift = shifts[index]!
      if (Math.abs(shift) < 1) continue
      row.animate(
        { transform: [`translateY(${shift}px)`, 'none'] },
        { duration: playbackDuration(SETTLE_DURATION_MS), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      )
    }
  }
}
