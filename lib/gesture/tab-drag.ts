import { arbiter } from './arbiter'
import { axisOf } from './axis'
import { createGesture, type GestureDetail } from './gesture'

export { connectTabBarMinimizer } from './tab-bar-minimizer'

/**
 * Options of the gesture. The swipe back (priority 101) has precedence. A vertical movement of less than 10 px does not prevent
 * the drag (`crossAxisTolerance`).
 */
const GESTURE_OPTIONS = { name: 'tab', priority: 100, threshold: 6, crossAxisTolerance: 10 }

/**
 * Lets a pointer drag the indicator of an iOS 26 tab bar. A release presses the nearest tab, unless it is disabled or the
 * current tab. During the drag, `tabList` has the attribute `data-held`, and its CSS variable `--indicator-position` is the
 * position of the indicator: 0 at the first tab, 1 at the second tab, and 0.5 halfway between them.
 * @param tabList the element whose children are the tabs, each with one link or button, and the indicator after them
 * @returns a function that removes the gesture
 */
export const connectTabDrag = (tabList: HTMLElement): (() => void) => {
  const swipeBackBlocker = arbiter.createBlocker(['swipe-back'])
  const getTabs = () => [...tabList.querySelectorAll<HTMLElement>('a[href], button, [role=link]')]
  const positionOf = ({ x }: GestureDetail): number => {
    const box = tabList.getBoundingClientRect()
    const count = getTabs().length
    const position = (axisOf(tabList).distanceFromStart(x, box) / box.width) * count - 0.5
    return Math.min(count - 1, Math.max(0, position))
  }
  const moveIndicator = (detail: GestureDetail) =>
    tabList.style.setProperty('--indicator-position', String(positionOf(detail)))
  const reset = () => {
    delete tabList.dataset.held
    tabList.style.removeProperty('--indicator-position')
  }
  const gesture = createGesture(tabList, {
    ...GESTURE_OPTIONS,
    canStart: () =>
      tabList.matches('[data-mode=ios]:not([data-generation="18"]) *') &&
      !tabList.matches('[data-tab-bar-size=small], [data-tab-bar]:has([data-search-open]) *') &&
      getTabs().length > 1,
    onStart(detail) {
      swipeBackBlocker.block()
      tabList.dataset.held = ''
      moveIndicator(detail)
    },
    onMove: moveIndicator,
    onRelease: () => swipeBackBlocker.unblock(),
    onEnd(detail) {
      const nearestTab = getTabs()[Math.round(positionOf(detail))]
      if (!nearestTab || nearestTab.matches('[aria-current], [aria-disabled=true], :disabled')) return reset()
      // `--indicator-position` remains, so that the indicator animates from this position. The tab bar removes the variable when
      // the navigation has ended or failed.
      delete tabList.dataset.held
      nearestTab.click()
    },
    onCancel: reset,
  })
  // `createGesture` prevents the native drag of a link only while it watches the pointer. This listener always prevents it.
  const preventNativeDrag = (event: Event) => event.preventDefault()
  tabList.addEventListener('dragstart', preventNativeDrag)
  return () => {
    tabList.removeEventListener('dragstart', preventNativeDrag)
    gesture.destroy()
  }
}
