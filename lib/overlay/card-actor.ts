import type { GestureDetail } from '@/lib/gesture'
import { dressBeneath, isWide } from './beneath'
import { lets, pulled, restTime } from './card'
import { IOS_PAGE } from './choreography'
import { dragModal } from './drag-modal'
import type { Live, OverlayActor } from './live'
import type { OverlayParts } from './motion'
import { createSlide } from './slide'
import type { DragDetail } from './types'

/** Gesture of a card: name and priority (engine.md 2.5). */
const GESTURE = { name: 'card', priority: 39 }
/** Duration of opening and closing, ms. */
const TRAVEL = 500

/** A card that moves, and the methods its view calls. */
export interface CardActor extends OverlayActor {
  destroy(): void
}

/**
 * Moves an iOS card: it opens and closes together with the page behind it, and a finger can pull it down.
 * @param latest its current options and state
 */
export function createCardActor(
  { root, wrapper, backdrop }: OverlayParts,
  latest: () => Live<'modal'>,
): CardActor {
  let beneath = dressBeneath(root)
  const slide = createSlide({
    root,
    lead: wrapper,
    get elements() {
      return { wrapper, backdrop, beneath: beneath.element }
    },
    pose: (place) => ({
      wrapper: { transform: `translateY(${(1 - place) * 100}%)` },
      backdrop: { opacity: place },
      beneath: { transform: beneath.at(place) },
    }),
  })
  const { emit, mayDismiss, dismiss } = latest()
  let leaving = false
  let start = 0

  const height = () => wrapper.getBoundingClientRect().height || 1
  const firm = () => {
    const { canDismiss } = latest().options
    return canDismiss !== undefined && canDismiss !== true
  }
  const pull = ({ deltaY }: GestureDetail) => 1 - start + deltaY / height()
  const detailOf = (detail: GestureDetail): DragDetail => ({
    currentY: detail.y,
    deltaY: detail.deltaY,
    velocityY: detail.velocityY,
    progress: slide.place,
    snapBreakpoint: undefined,
    isDismissing:
      latest().options.canDismiss !== false &&
      lets(pull(detail) * height(), detail.velocityY, height(), firm()),
  })

  const back = (duration: number) => slide.go(1, duration, IOS_PAGE)
  const away = async (duration: number) => {
    await slide.go(0, duration, IOS_PAGE).finished
    if (slide.moving || slide.place !== 0 || leaving) return
    await dismiss(undefined, 'gesture', { reason: 'gesture', force: true })
  }
  const ask = async () => mayDismiss(undefined, 'gesture', 'gesture')
  /** Closes or stays, depending on the answer. While the answer is pending, the card waits at its position. */
  const obey = async (answer: Promise<boolean>, duration: number) => {
    const soon = await Promise.race([
      answer,
      new Promise<'later'>((resolve) => setTimeout(resolve, 0, 'later')),
    ])
    if (soon !== true) back(TRAVEL)
    if ((await answer) === true) await away(duration)
  }

  const endDrag = dragModal(wrapper, {
    ...GESTURE,
    scrolls: () => !slide.moving,
    onStart(detail) {
      start = slide.hold()
      emit('drag-start', detailOf(detail))
    },
    onMove(detail) {
      slide.put(1 - pulled(pull(detail), firm()))
      emit('drag-move', detailOf(detail))
    },
    onEnd(detail) {
      const told = detailOf(detail)
      const goes = told.isDismissing
      const answer = goes ? ask() : undefined
      emit('drag-end', told)
      const rest = (goes ? slide.place : 1 - slide.place) * height()
      const duration = restTime(rest, detail.velocityY)
      if (answer) void obey(answer, duration)
      else back(duration)
    },
    onCancel(detail) {
      if (!leaving) emit('drag-end', { ...detailOf(detail), isDismissing: false })
      back(TRAVEL)
    },
  })

  // On a phone the visible part beside a card is the page behind it. A tap there does not close the card.
  const press = (event: Event) => {
    if (!isWide(root)) event.stopPropagation()
  }
  backdrop?.addEventListener('click', press)

  // A frame that becomes wide or narrow shows the page behind the card differently.
  let first = true
  const resized = new ResizeObserver(() => {
    if (first || leaving) {
      first = false
      return
    }
    beneath.undress()
    beneath = dressBeneath(root)
    if (!slide.moving) slide.put(slide.place)
  })
  resized.observe(root)
  slide.put(0)

  return {
    enter: () => slide.show('in', 1, TRAVEL, IOS_PAGE),
    leave() {
      leaving = true
      return slide.show('out', 0, TRAVEL, IOS_PAGE)
    },
    destroy() {
      endDrag()
      backdrop?.removeEventListener('click', press)
      resized.disconnect()
      beneath.undress()
    },
  }
}
