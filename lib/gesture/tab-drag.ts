import { arbiter } from './arbiter'
import { axisOf } from './axis'
import { createGesture, type GestureDetail } from './gesture'

/** After the gesture of a segmented control, which it resembles (engine.md §2.5, §3). */
const TAB = { name: 'tab', priority: 100, threshold: 6, patience: 10 }

/**
 * Lets a finger or a mouse take the indicator of a tab bar along, as on iOS 26; the tab it is nearest to when it is let
 * go is pressed. Meanwhile the row has `data-held`, and `--i` is the place of the indicator: 0 to the last tab, and
 * any number between.
 * @param row the element whose children are the tabs, with one link or button in each, and the indicator after them
 * @returns the way to stop
 */
export const createTabDrag = (row: HTMLElement): (() => void) => {
  const swipeBack = arbiter.blocker(['swipe-back'])
  const tabs = () => [...row.querySelectorAll<HTMLElement>('a[href], button')]
  const placeOf = ({ x }: GestureDetail): number => {
    const box = row.getBoundingClientRect()
    const count = tabs().length
    const place = (axisOf(row).inset(x, box) / box.width) * count - 0.5
    return Math.min(count - 1, Math.max(0, place))
  }
  const follow = (detail: GestureDetail) => row.style.setProperty('--i', String(placeOf(detail)))
  const reset = () => {
    delete row.dataset.held
    row.style.removeProperty('--i')
  }
  const gesture = createGesture(row, {
    ...TAB,
    canStart: () => row.closest('[data-mode=ios]:not([data-generation="18"])') !== null && tabs().length > 1,
    onStart(detail) {
      swipeBack.on()
      row.dataset.held = ''
      follow(detail)
    },
    onMove: follow,
    onRelease: () => swipeBack.off(),
    onEnd(detail) {
      const chosen = tabs()[Math.round(placeOf(detail))]
      if (!chosen || chosen.matches('[aria-current]')) return reset()
      // `--i` remains, so that the indicator goes on from there; whoever shows the page again removes it.
      delete row.dataset.held
      chosen.click()
    },
    onCancel: reset,
  })
  // A mouse would drag the link itself.
  const noDrag = (event: Event) => event.preventDefault()
  row.addEventListener('dragstart', noDrag)
  return () => {
    row.removeEventListener('dragstart', noDrag)
    gesture.destroy()
  }
}
