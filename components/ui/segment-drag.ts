import { arbiter } from '@patternbook/engine/gesture/arbiter'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture, type GestureDetail } from '@patternbook/engine/gesture/gesture'

/**
 * Options of the gesture. The first horizontal movement starts the drag (threshold 0). Fingers often move by a pixel vertically
 * first, so vertical movements of less than 10 px (patience), the usual threshold of gestures, do not end the gesture.
 */
const SEGMENT = { name: 'segment', priority: 100, threshold: 0, patience: 10 }
/** Maximum distance of a finger above or below the track at which a release still selects the segment, px. Source: iOS. */
const REACH = 70

/**
 * Lets a finger or a mouse drag the indicator of a segmented control from segment to segment, or slide over the other
 * segments. The release selects the segment under the indicator or the pointer. CSS reads the state from attributes:
 * `data-held` on the track while the indicator is dragged, `data-over` on the segment under the dragged indicator, and
 * `data-pressed` on another segment under the pointer. The callback must change the radio buttons; the gesture never does.
 * @param track the element whose labels are the segments, with one radio button in each
 * @param choose called at the release with the value of the segment’s radio button, unless that button is already checked
 * @returns a function that removes the gesture
 */
export const createSegmentDrag = (track: HTMLElement, choose: (value: string) => void): (() => void) => {
  const swipeBack = arbiter.blocker(['swipe-back'])
  let held = false
  /** The radio button that a release would select. */
  let at: HTMLInputElement | undefined

  const radios = () => [...track.querySelectorAll<HTMLInputElement>('[type=radio]')]
  /** Segments are stacked if their text is very large. Stacked segments cannot be dragged. */
  const isStacked = () => new Set(radios().map((radio) => radio.parentElement?.offsetTop)).size > 1

  const reach = ({ x, y }: GestureDetail) => {
    const all = radios()
    const box = track.getBoundingClientRect()
    const index = Math.floor((axisOf(track).inset(x, box) / box.width) * all.length)
    if (held) {
      // The indicator stops at the ends and skips disabled segments.
      const next = all[Math.min(all.length - 1, Math.max(0, index))]
      if (!next?.disabled) at = next
    } else {
      const isNear = y >= box.top - REACH && y <= box.bottom + REACH
      at = isNear && !all[index]?.disabled ? all[index] : undefined
    }
  }
  const mark = (name: 'data-over' | 'data-pressed', on?: HTMLInputElement) => {
    for (const radio of radios()) radio.parentElement?.toggleAttribute(name, radio === on)
  }
  const show = (over?: HTMLInputElement, pressed?: HTMLInputElement) => {
    mark('data-over', over)
    mark('data-pressed', pressed)
    track.toggleAttribute('data-held', over !== undefined)
    if (over) track.style.setProperty('--i', String(radios().indexOf(over)))
    else track.style.removeProperty('--i')
  }
  const follow = (detail: GestureDetail) => {
    reach(detail)
    if (held) show(at)
    else show(undefined, at?.checked ? undefined : at)
  }

  const gesture = createGesture(track, {
    ...SEGMENT,
    canStart: () => !isStacked(),
    onPress(detail) {
      held = false
      reach(detail)
      held = at?.checked === true
      // A drag of the indicator must not start a swipe back, even at the edge of the screen.
      if (held) swipeBack.on()
      follow(detail)
    },
    onStart: follow,
    onMove: follow,
    onRelease() {
      show()
      swipeBack.off()
    },
    onEnd(detail) {
      reach(detail)
      if (!at || at.checked) return
      // If the control has the focus, the focus moves too, so that arrow keys continue from the new segment.
      if (track.contains(document.activeElement)) at.focus({ preventScroll: true })
      choose(at.value)
    },
  })
  return gesture.destroy
}
