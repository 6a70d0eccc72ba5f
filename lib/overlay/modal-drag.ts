import { createGesture, type GestureDetail } from '@/lib/gesture'
import type { OverlayViewModel } from './overlay-view'
import { preventTouchScroll } from './prevent-touch-scroll'

const SCROLLABLE_OVERFLOW = /auto|scroll/

/**
 * Returns the elements that scroll vertically, from the target of an event up to its modal, innermost first.
 * @param modal the modal, which is not included
 */
function scrollersAt(target: EventTarget | null, modal: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  let element = target instanceof Element ? target : null
  for (; element && element !== modal; element = element.parentElement) {
    if (
      element instanceof HTMLElement &&
      element.scrollHeight > element.clientHeight + 1 &&
      SCROLLABLE_OVERFLOW.test(getComputedStyle(element).overflowY)
    )
      found.push(element)
  }
  return found
}

/** Returns whether all scrollers are at their top, so that a downward drag can move the modal. */
const areAtTop = (scrollers: readonly HTMLElement[]): boolean =>
  scrollers.every(({ scrollTop }) => scrollTop <= 0)

/** Options of {@link connectModalDrag}. */
export interface ModalDragOptions {
  /** Name of the gesture in the arbiter. */
  name: string
  /** Priority against other gestures of the same pointer. */
  priority: number
  /** Returns whether content may scroll now. If not, every vertical movement drags the modal. */
  canScroll: () => boolean
  /** @param scrollers the elements around the target of the press that scroll vertically, innermost first */
  onStart: (detail: GestureDetail, scrollers: HTMLElement[]) => void
  onMove: (detail: GestureDetail) => void
  onEnd: (detail: GestureDetail) => void
  onCancel: (detail: GestureDetail) => void
}

/** Returns whether a control uses the drag itself: a range input or, with a mouse, a field, where it selects text. */
const handlesDragItself = ({ target, pointerType }: PointerEvent) =>
  target instanceof Element &&
  target.closest(
    `input[type=range]${pointerType === 'mouse' ? ', input, textarea, [contenteditable]' : ''}`,
  ) !== null

/**
 * Lets a pointer drag a modal up and down. A drag can start on everything that does not scroll, except on sliders and, with a
 * mouse, on fields. On content that scrolls, only a downward drag can start, and only while the content is at its top, unless
 * `canScroll` returns false.
 * @param element the modal
 * @returns a function that removes the gesture
 */
export function connectModalDrag(element: HTMLElement, options: ModalDragOptions): () => void {
  let pressTarget: EventTarget | null = null

  const shouldDrag = (eventTarget: EventTarget | null, direction: 'up' | 'down') => {
    if (!options.canScroll()) return true
    const scrollers = scrollersAt(eventTarget, element)
    return scrollers.length === 0 || (direction === 'down' && areAtTop(scrollers))
  }

  const stopPreventingTouchScroll = preventTouchScroll(element, shouldDrag)
  const gesture = createGesture(element, {
    name: options.name,
    priority: options.priority,
    direction: 'y',
    canStart: ({ event }) => {
      pressTarget = event.target
      return !handlesDragItself(event)
    },
    accepts: (direction) => shouldDrag(pressTarget, direction === 'positive' ? 'down' : 'up'),
    // The drag starts where the gesture was recognized, so the modal does not jump by the distance that the pointer moved before.
    onStart: (detail) =>
      options.onStart({ ...detail, deltaX: 0, deltaY: 0 }, scrollersAt(pressTarget, element)),
    onMove: options.onMove,
    onEnd: options.onEnd,
    onCancel: options.onCancel,
  })
  return () => {
    stopPreventingTouchScroll()
    gesture.destroy()
  }
}

/**
 * Returns whether a gesture may close a modal. If `canDismiss` throws, the gesture may not close it, and the error is logged.
 * @param checkCanDismiss the function of the modal's view model
 */
export const checkGestureDismissal = async (
  checkCanDismiss: OverlayViewModel['checkCanDismiss'],
): Promise<boolean> => {
  try {
    return await checkCanDismiss(undefined, 'gesture', 'gesture')
  } catch (error) {
    console.error(error)
    return false
  }
}
