import { axisOf } from '@/lib/gesture/axis'
import { transitionEvents } from '@/lib/navigation/events'

/** Where the handle may stand, as shares of the frame's height, the best first. */
const PLACES = [0.5, 0.4, 0.6, 0.32, 0.68, 0.24, 0.76]
const CONTROLS = 'a, button, input, label, select, textarea, [role="slider"], [tabindex="0"]'

/** A control of its own size; a row as wide as the frame has room enough to be pressed elsewhere. */
const isControl = (element: Element, frame: DOMRect): boolean => {
  const control = element.closest(CONTROLS)
  return control !== null && control.getBoundingClientRect().width < frame.width * 0.7
}

/** Whether a control of the page lies where the handle would stand. */
const isTaken = (handle: HTMLElement, frame: DOMRect, top: number): boolean => {
  const { width, height } = handle.getBoundingClientRect()
  const end = axisOf(handle).sign === 1 ? frame.right : frame.left
  const inward = axisOf(handle).along(-1)
  return [0, 0.5, 1].some((down) =>
    [1, width / 2, width - 1].some((inset) =>
      document
        .elementsFromPoint(end + inward * inset, top + down * height)
        .some((element) => element !== handle && isControl(element, frame)),
    ),
  )
}

/**
 * Keeps the handle clear of the controls of the page that is shown: it moves up or down to the first free place.
 * @returns the way to stop
 */
export const keepClear = (handle: HTMLElement): (() => void) => {
  const place = () => {
    if (handle.offsetHeight === 0) return
    const frame = handle.parentElement!.getBoundingClientRect()
    const half = handle.offsetHeight / 2
    const free = PLACES.find((share) => !isTaken(handle, frame, frame.top + frame.height * share - half))
    handle.style.insetBlockStart = `calc(${(free ?? PLACES[0] ?? 0.5) * 100}% - ${half}px)`
  }
  place()
  return transitionEvents.subscribe(({ type }) => {
    // Once per page: hit tests force a layout, which would delay the first frame of a transition.
    if (type === 'did-enter') requestAnimationFrame(place)
  })
}
