import { motionRate, reducedMotion } from '@patternbook/engine/frame/motion'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture, type GestureDetail } from '@patternbook/engine/gesture/gesture'
import { swallowClick } from '@patternbook/engine/gesture/swallow-click'
import { isFullSwipe, isOpenAfterRelease, rowOffset, SLIDING_ROW_CONSTANTS } from './sliding-row-math'

/** Duration of a row's collapse or expansion, ms. */
const COLLAPSE_DURATION_MS = 250

/** The elements of a sliding row: the row, its content, which slides, and the parent of the buttons behind it. */
export type SlidingElements = { row: HTMLElement; content: HTMLElement; buttonGroup: HTMLElement }

/** Functions that control a sliding row. */
export type SlidingRow = {
  open(): void
  close(): void
  /** Slides the row out and collapses it. Resolves with true when it is collapsed, and with false if it was already leaving. */
  slideOut(): Promise<boolean>
  /** Cancels the current swipe, for example when a long press has opened a menu. */
  cancelSwipe(): void
  /** Expands the row from a height of 0 px. */
  expand(): void
  destroy(): void
}

/** The open row of each list. At most one row of a list is open. */
const openRows = new WeakMap<Element, SlidingRow>()

/** Waits until all current animations and transitions of an element have ended or been canceled. */
const waitForAnimations = (element: HTMLElement) =>
  Promise.allSettled(element.getAnimations().map((animation) => animation.finished))

/**
 * Makes a row slide with a swipe, and returns its controls. CSS reads the state from attributes of the row: `data-held` during a
 * swipe, and `data-slid`, which is `open`, `full` if a release would remove the row, `closing`, or `away` during the removal.
 * @param side side on which the buttons are
 * @param onFullSwipe called after the release of a full swipe
 */
export const createSlidingRow = (
  { row, content, buttonGroup }: SlidingElements,
  side: 'start' | 'end',
  onFullSwipe: () => void,
): SlidingRow => {
  const list = row.parentElement ?? row
  let offset = 0
  let startOffset = 0
  let isLeaving = false

  /** Returns 1 if the row moves to the right when it opens, else −1. */
  const sign = () => axisOf(row).sign * (side === 'start' ? 1 : -1)
  const frameScale = () => row.getBoundingClientRect().width / row.offsetWidth || 1
  const measureButtons = () =>
    [...buttonGroup.children].reduce((sum, button) => sum + (button as HTMLElement).offsetWidth, 0)
  const setOffset = (next: number, buttonsWidth: number) => {
    offset = next
    content.style.transform = next === 0 ? '' : `translateX(${next * sign()}px)`
    row.dataset.slid = isLeaving
      ? 'away'
      : next === 0
        ? 'closing'
        : isFullSwipe(next, buttonsWidth)
          ? 'full'
          : 'open'
  }
  let buttonsWidth = 0
  const animateToRestPosition = (shouldOpen: boolean) => {
    delete row.dataset.held
    // Reading a size updates the layout, so that the transition starts at the current position.
    void content.offsetWidth
    if (shouldOpen) buttonsWidth ||= measureButtons()
    setOffset(shouldOpen ? buttonsWidth : 0, buttonsWidth)
    const openRow = openRows.get(list)
    if (shouldOpen) {
      if (openRow !== slidingRow) openRow?.close()
      openRows.set(list, slidingRow)
      document.addEventListener('pointerdown', closeOnOutsidePress, true)
    } else {
      if (openRow === slidingRow) openRows.delete(list)
      document.removeEventListener('pointerdown', closeOnOutsidePress, true)
      void waitForAnimations(content).then(() => offset === 0 && delete row.dataset.slid)
    }
  }
  const closeOnOutsidePress = ({ target }: Event) => {
    if (!(target instanceof Node) || !row.contains(target)) slidingRow.close()
  }
  /** Closes an open row after a tap, and suppresses the click. A click from the keyboard (`detail` is 0) is not a tap. */
  const onClick = (event: MouseEvent) => {
    if (offset === 0 || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    slidingRow.close()
  }

  const gesture = createGesture(row, {
    name: 'item-sliding',
    priority: SLIDING_ROW_CONSTANTS.priority,
    threshold: SLIDING_ROW_CONSTANTS.threshold,
    canStart({ x }) {
      const frame = (row.closest('[data-frame]') ?? document.documentElement).getBoundingClientRect()
      return !isLeaving && axisOf(row).distanceFromStart(x, frame) >= SLIDING_ROW_CONSTANTS.edgeWidth
    },
    accepts: (direction) => offset > 0 || (direction === 'positive') === (sign() === 1),
    onStart() {
      const openRow = openRows.get(list)
      if (openRow !== slidingRow) openRow?.close()
      // The computed style contains the current position, even during a transition.
      startOffset = new DOMMatrix(getComputedStyle(content).transform).m41 * sign()
      buttonsWidth ||= measureButtons()
      row.dataset.held = ''
      setOffset(Math.max(startOffset, 0), buttonsWidth)
    },
    onMove: ({ deltaX }: GestureDetail) =>
      setOffset(rowOffset(startOffset + (deltaX / frameScale()) * sign(), buttonsWidth), buttonsWidth),
    onEnd({ velocityX }) {
      if (isFullSwipe(offset, buttonsWidth)) onFullSwipe()
      else animateToRestPosition(isOpenAfterRelease(offset, velocityX * sign(), buttonsWidth))
    },
    onCancel: () => animateToRestPosition(isOpenAfterRelease(offset, 0, buttonsWidth)),
  })
  content.addEventListener('click', onClick, true)

  /** Suppresses the click after a drag with the mouse in any direction, so that a drag does not open the row's item. */
  const onPointerDown = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || button !== 0) return
    const controller = new AbortController()
    const release = (event: PointerEvent) => {
      controller.abort()
      const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY)
      if (event.type === 'pointerup' && distance > SLIDING_ROW_CONSTANTS.threshold) swallowClick(row)
    }
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, release, { signal: controller.signal })
  }
  row.addEventListener('pointerdown', onPointerDown)

  const animateHeight = (heights: [number, number], fill: FillMode) =>
    row.animate(
      { height: heights.map((height) => `${height}px`) },
      {
        duration: reducedMotion() ? 0 : COLLAPSE_DURATION_MS / motionRate(),
        easing: 'cubic-bezier(0.36, 0.66, 0.04, 1)',
        fill,
      },
    ).finished

  const slidingRow: SlidingRow = {
    open: () => !isLeaving && animateToRestPosition(true),
    close: () => !isLeaving && animateToRestPosition(false),
    async slideOut() {
      if (isLeaving) return false
      animateToRestPosition(false)
      isLeaving = true
      setOffset(row.offsetWidth, buttonsWidth)
      await waitForAnimations(content)
      // The row remains collapsed until it is removed.
      await animateHeight([row.offsetHeight, 0], 'forwards').catch(() => undefined)
      return true
    },
    cancelSwipe() {
      gesture.enable(false)
      gesture.enable(true)
    },
    expand: () => void animateHeight([0, row.offsetHeight], 'none').catch(() => undefined),
    destroy() {
      gesture.destroy()
      content.removeEventListener('click', onClick, true)
      row.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('pointerdown', closeOnOutsidePress, true)
      if (openRows.get(list) === slidingRow) openRows.delete(list)
      content.style.transform = ''
      delete row.dataset.slid
    },
  }
  return slidingRow
}
