import { createGesture, type GestureDetail } from '@/lib/gesture'
import { holdScroll } from './hold-scroll'
import { atTop, scrollersAt } from './scrollers'

/** What is dragged, and who hears of it. */
export interface ModalDrag {
  /** Known to the arbiter. */
  name: string
  /** Against other gestures under the same finger (engine.md 2.5). */
  priority: number
  /** Whether content may scroll now; else every vertical movement drags. */
  scrolls: () => boolean
  /** @param scrollers what lies under the finger and scrolls */
  onStart: (detail: GestureDetail, scrollers: HTMLElement[]) => void
  onMove: (detail: GestureDetail) => void
  onEnd: (detail: GestureDetail) => void
  onCancel: (detail: GestureDetail) => void
}

/** Controls that a finger moves, and fields in which a mouse marks words, keep what begins on them. */
const keepsPointer = ({ target, pointerType }: PointerEvent) =>
  target instanceof Element &&
  target.closest(
    `input[type=range]${pointerType === 'mouse' ? ', input, textarea, [contenteditable]' : ''}`,
  ) !== null

/**
 * Lets a finger drag a modal up and down by everything that does not scroll that way itself: by its header always, by
 * its content only downwards and only when that stands at its top.
 * @param element the modal
 * @returns the function that ends it
 */
export function dragModal(element: HTMLElement, drag: ModalDrag): () => void {
  let target: EventTarget | null = null

  const takes = (at: EventTarget | null, way: 'up' | 'down') => {
    if (!drag.scrolls()) return true
    const scrollers = scrollersAt(at, element)
    return scrollers.length === 0 || (way === 'down' && atTop(scrollers))
  }

  const release = holdScroll(element, takes)
  const gesture = createGesture(element, {
    name: drag.name,
    priority: drag.priority,
    direction: 'y',
    canStart: ({ event }) => {
      target = event.target
      return !keepsPointer(event)
    },
    accepts: (verdict) => takes(target, verdict === 'towards' ? 'down' : 'up'),
    // It has moved nothing yet.
    onStart: (detail) => drag.onStart({ ...detail, deltaX: 0, deltaY: 0 }, scrollersAt(target, element)),
    onMove: drag.onMove,
    onEnd: drag.onEnd,
    onCancel: drag.onCancel,
  })
  return () => {
    release()
    gesture.destroy()
  }
}
