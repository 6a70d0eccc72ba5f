import { arbiter } from '@patternbook/engine/gesture/arbiter'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture, type GestureDetail } from '@patternbook/engine/gesture/gesture'

/**
 * Options of the gesture. The first horizontal movement starts the drag (threshold 0). Fingers often move by a pixel vertically
 * first, so vertical movements below 10 px (`crossAxisTolerance`) do not end it. The swipe back has a higher priority.
 */
const GESTURE_OPTIONS = { name: 'segment', priority: 100, threshold: 0, crossAxisTolerance: 10 }
/** Maximum distance above or below the track at which a release without the indicator selects a segment, px. Source: iOS. */
const MAX_RELEASE_DISTANCE_PX = 70

/**
 * Lets a finger or a mouse drag the indicator of a segmented control. A drag from an unselected segment does not move the
 * indicator. The release selects the segment under the indicator or, without the indicator, under the pointer. CSS reads the
 * state from attributes: `data-held` on the track while the indicator is pressed, `data-under-indicator` on the segment under it,
 * and otherwise `data-pressed` on the unselected segment under the pointer. `onSelect` must change the radio buttons.
 * @param track the element whose labels are the segments, with one radio button in each
 * @param onSelect called at the release with the value of the segment’s radio button, unless that button is already checked
 * @returns a function that removes the gesture
 */
export const createSegmentDrag = (track: HTMLElement, onSelect: (value: string) => void): (() => void) => {
  const swipeBackBlocker = arbiter.createBlocker(['swipe-back'])
  let isIndicatorHeld = false
  /** The radio button that a release would select. */
  let targetRadio: HTMLInputElement | undefined

  const radios = () => [...track.querySelectorAll<HTMLInputElement>('[type=radio]')]
  /** Returns whether the segments are stacked (very large text in a narrow frame). The indicator then cannot be dragged. */
  const isStacked = () => new Set(radios().map((radio) => radio.parentElement?.offsetTop)).size > 1

  const updateTarget = ({ x, y }: GestureDetail) => {
    const allRadios = radios()
    const box = track.getBoundingClientRect()
    const index = Math.floor((axisOf(track).distanceFromStart(x, box) / box.width) * allRadios.length)
    if (isIndicatorHeld) {
      // The indicator stops at the ends and skips disabled segments.
      const nearestRadio = allRadios[Math.min(allRadios.length - 1, Math.max(0, index))]
      if (!nearestRadio?.disabled) targetRadio = nearestRadio
    } else {
      const isNear = y >= box.top - MAX_RELEASE_DISTANCE_PX && y <= box.bottom + MAX_RELEASE_DISTANCE_PX
      targetRadio = isNear && !allRadios[index]?.disabled ? allRadios[index] : undefined
    }
  }
  const markSegment = (name: 'data-under-indicator' | 'data-pressed', markedRadio?: HTMLInputElement) => {
    for (const radio of radios()) radio.parentElement?.toggleAttribute(name, radio === markedRadio)
  }
  const updateAttributes = (indicatorRadio?: HTMLInputElement, pressedRadio?: HTMLInputElement) => {
    markSegment('data-under-indicator', indicatorRadio)
    markSegment('data-pressed', pressedRadio)
    track.toggleAttribute('data-held', indicatorRadio !== undefined)
    if (indicatorRadio)
      track.style.setProperty('--indicator-position', String(radios().indexOf(indicatorRadio)))
    else track.style.removeProperty('--indicator-position')
  }
  const followPointer = (detail: GestureDetail) => {
    updateTarget(detail)
    if (isIndicatorHeld) updateAttributes(targetRadio)
    else updateAttributes(undefined, targetRadio?.checked ? undefined : targetRadio)
  }

  const gesture = createGesture(track, {
    ...GESTURE_OPTIONS,
    canStart: () => !isStacked(),
    onPress(detail) {
      isIndicatorHeld = false
      updateTarget(detail)
      isIndicatorHeld = targetRadio?.checked === true
      // A drag of the indicator must not start a swipe back, even at the edge of the frame.
      if (isIndicatorHeld) swipeBackBlocker.block()
      followPointer(detail)
    },
    onStart: followPointer,
    onMove: followPointer,
    onRelease() {
      updateAttributes()
      swipeBackBlocker.unblock()
    },
    onEnd(detail) {
      updateTarget(detail)
      if (!targetRadio || targetRadio.checked) return
      // If the control has the focus, the focus moves too, so that arrow keys continue from the new segment.
      if (track.contains(document.activeElement)) targetRadio.focus({ preventScroll: true })
      onSelect(targetRadio.value)
    },
  })
  return gesture.destroy
}
