import { arbiter } from './arbiter'
import { axisOf } from './axis'
import { createGesture, type GestureDetail } from './gesture'

export { connectTabBarMinimizer } from './tab-bar-minimizer'

/** Options of the gesture. A vertical movement of less than 10 px does not prevent the drag (`crossAxisTolerance`). */
const GESTURE_OPTIONS = { name: 'tab', priority: 100, threshold: 6, crossAxisTolerance: 10 }

/**
 * Lets a pointer drag the indicator of an iOS 26 tab bar. A release presses the nearest tab, unless it is disabled or the
 * current tab. During the drag, the row has the attribute `data-held`, and its CSS variable `--indicator-position` is the position
 * of the indicator: 0 at the first tab, 1 at the second tab, and 0.5 halfway between them.
 * @param row the element whose children are the tabs, each with one link or button, and the indicator after them
 * @returns a function that removes the gesture
 */
export const connectTabDrag = (row: HTMLElement): (() => void) => {
  const swipeBackBlocker = arbiter.createBlocker(['swipe-back'])
  const getTabs = () => [...row.querySelectorAll<HTMLElement>('a[href], button, [role=link]')]
  const positionOf = ({ x }: GestureDetail): number => {
    const box = row.getBoundingClientRect()
    const count = getTabs().length
    const position = (axisOf(row).distanceFromStart(x, box) / box.width) * count - 0.5
    return Math.min(count - 1, Math.max(0, position))
  }
  const moveIndicator = (detail: GestureDetail) =>
    row.style.setProperty('--indicator-position', String(positionOf(detail)))
  const reset = () => {
    delete row.dataset.held
    row.style.removeProperty('--indicator-position')
  }
  const gesture = createGesture(row, {
    ...GESTURE_OPTIONS,
    canStart: () =>
      row.matches('[data-mode=ios]:not([data-generation="18"]) *') &&
      !row.matches('[data-tab-bar-size=small], [data-tab-bar]:has([data-search-open]) *') &&
      getTabs().length > 1,
    onStart(detail) {
      swipeBackBlocker.block()
      row.dataset.held = ''
      moveIndicator(detail)
    },
    onMove: moveIndicator,
    onRelease: () => swipeBackBlocker.unblock(),
    onEnd(detail) {
      const nearestTab = getTabs()[Math.round(positionOf(detail))]
      if (!nearestTab || nearestTab.matches('[aria-current], [aria-disabled=true], :disabled')) return reset()
      // `--indicator-position` remains, so that the indicator animates from this position. The tab bar removes the variable when
      // the navigation has ended or failed.
      delete row.dataset.held
      nearestTab.click()
    },
    onCancel: reset,
  })
  // Otherwise, a mouse would drag the link. `createGesture` prevents that only while it watches the pointer.
  const preventNativeDrag = (event: Event) => event.preventDefault()
  row.addEventListener('dragstart', preventNativeDrag)
  return () => {
    row.removeEventListener('dragstart', preventNativeDrag)
    gesture.destroy()
  }
}
