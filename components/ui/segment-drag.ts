import { arbiter } from '@patternbook/engine/gesture/arbiter'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture, type GestureDetail } from '@patternbook/engine/gesture/gesture'

/**
 * The gesture. Its first movement decides the axis. Fingers often move a pixel vertically first, so movements below the usual
 * threshold do not count against it.
 */
const SEGMENT = { name: 'segment', priority: 100, threshold: 0, patience: 10 }
/** Maximum distance above or below the bar at which a finger still presses the segment that it has slid to, px; as on iOS. */
const REACH = 70

/**
 * Lets a finger or a mouse drag the indicator of a segmented control from segment to segment, or slide over the other
 * segments; the segment under it on release is selected. The state is set as attributes for CSS:
 * `data-held` on the track while the indicator is dragged, `data-over` on the segment below the indicator,
 * `data-pressed` on another segment under the finger. The radio buttons are read and never changed; `choose` changes them.
 * @param track the element whose labels are the segments, with one radio button in each
 * @param choose called with the value of the radio button at the release, if it is not the selected one
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
      // It stops at the ends and skips disabled segments.
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
      // Arrow keys continue from here, if the control has focus.
      if (track.contains(document.activeElement)) at.focus({ preventScroll: true })
      choose(at.value)
    },
  })
  return gesture.destroy
}
