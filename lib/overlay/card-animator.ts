import type { GestureDetail } from '@/lib/gesture'
import { IOS_EASING } from '../transition/constants'
import { createCardBackground, isCardWindow } from './card-background'
import { dragOffsetFraction, remainingDuration, shouldDismiss } from './card-drag'
import { checkGestureDismissal, connectModalDrag } from './modal-drag'
import type { OverlayAnimator, OverlayViewModel } from './overlay-view'
import type { OverlayElements } from './running-animation'
import { createSlideController } from './slide-controller'
import type { DragDetail } from './types'

/** Name and priority of the gesture of a card. */
const GESTURE_OPTIONS = { name: 'card', priority: 39 }
/** Duration of opening, closing, and returning to the open position, ms. The velocity of a release can shorten it. */
const DURATION_MS = 500

/** The animator of a card. The view of the card calls `destroy` when it unmounts. */
export interface CardAnimator extends OverlayAnimator {
  destroy(): void
}

/**
 * Creates the animator of an iOS card. It moves the card together with its background (card-background.ts), and lets the user
 * drag the card down.
 * @param getView returns the overlay with its current options and state
 */
export function createCardAnimator(
  { root, surface, backdrop }: OverlayElements,
  getView: () => OverlayViewModel<'modal'>,
): CardAnimator {
  let background = createCardBackground(root)
  const slide = createSlideController({
    root,
    measuredElement: surface,
    get elements() {
      return { surface, backdrop, background: background.element }
    },
    stylesAt: (position) => ({
      surface: { transform: `translateY(${(1 - position) * 100}%)` },
      backdrop: { opacity: position },
      background: { transform: background.transformAt(position) },
    }),
  })
  const { emit, checkCanDismiss, dismiss } = getView()
  let isLeaving = false
  let startPosition = 0

  const getHeight = () => surface.getBoundingClientRect().height || 1
  const mustCheckCanDismiss = () => {
    const { canDismiss } = getView().options
    return canDismiss !== undefined && canDismiss !== true
  }
  const pullFractionOf = ({ deltaY }: GestureDetail) => 1 - startPosition + deltaY / getHeight()
  const dragDetailOf = (detail: GestureDetail): DragDetail => ({
    currentY: detail.y,
    deltaY: detail.deltaY,
    velocityY: detail.velocityY,
    progress: slide.position,
    snapBreakpoint: undefined,
    isDismissing:
      getView().options.canDismiss !== false &&
      shouldDismiss(
        pullFractionOf(detail) * getHeight(),
        detail.velocityY,
        getHeight(),
        mustCheckCanDismiss(),
      ),
  })

  const snapBack = (duration: number) => slide.animateTo(1, duration, IOS_EASING)
  const closeCard = async (duration: number) => {
    await slide.animateTo(0, duration, IOS_EASING).finished
    if (slide.isMoving || slide.position !== 0 || isLeaving) return
    await dismiss(undefined, 'gesture', { reason: 'gesture', force: true })
  }
  /**
   * Closes the card if `answer`, the result of `canDismiss`, is true. While the result is pending, or if it is false, the card
   * returns to its open position.
   */
  const closeIfAllowed = async (answer: Promise<boolean>, duration: number) => {
    const firstAnswer = await Promise.race([
      answer,
      new Promise<'later'>((resolve) => setTimeout(resolve, 0, 'later')),
    ])
    if (firstAnswer !== true) snapBack(DURATION_MS)
    if ((await answer) === true) await closeCard(duration)
  }

  const removeDrag = connectModalDrag(surface, {
    ...GESTURE_OPTIONS,
    canScroll: () => !slide.isMoving,
    onStart(detail) {
      startPosition = slide.stop()
      emit('drag-start', dragDetailOf(detail))
    },
    onMove(detail) {
      slide.setPosition(1 - dragOffsetFraction(pullFractionOf(detail), mustCheckCanDismiss()))
      emit('drag-move', dragDetailOf(detail))
    },
    onEnd(detail) {
      const dragDetail = dragDetailOf(detail)
      const shouldClose = dragDetail.isDismissing
      const answer = shouldClose ? checkGestureDismissal(checkCanDismiss) : undefined
      emit('drag-end', dragDetail)
      const remainingDistance = (shouldClose ? slide.position : 1 - slide.position) * getHeight()
      const duration = remainingDuration(remainingDistance, detail.velocityY)
      if (answer) void closeIfAllowed(answer, duration)
      else snapBack(duration)
    },
    onCancel(detail) {
      if (!isLeaving) emit('drag-end', { ...dragDetailOf(detail), isDismissing: false })
      snapBack(DURATION_MS)
    },
  })

  // In a narrow frame, the top of the page behind the card is visible above the card. A tap on it does not close the card.
  const onBackdropClick = (event: Event) => {
    if (!isCardWindow(root)) event.stopPropagation()
  }
  backdrop?.addEventListener('click', onBackdropClick)

  // When the frame becomes wide or narrow, the page behind the card gets new styles. The first call reports the initial size.
  let isFirstCall = true
  const observer = new ResizeObserver(() => {
    if (isFirstCall || isLeaving) {
      isFirstCall = false
      return
    }
    background.restoreStyles()
    background = createCardBackground(root)
    if (!slide.isMoving) slide.setPosition(slide.position)
  })
  observer.observe(root)
  // When a Suspense boundary hides an open modal, React removes its animator. The next animator must start at the open position.
  slide.setPosition(getView().state === 'presented' ? 1 : 0)

  return {
    enter: () => slide.animateEnterOrLeave('in', 1, DURATION_MS, IOS_EASING),
    leave() {
      isLeaving = true
      return slide.animateEnterOrLeave('out', 0, DURATION_MS, IOS_EASING)
    },
    destroy() {
      removeDrag()
      backdrop?.removeEventListener('click', onBackdropClick)
      observer.disconnect()
      background.restoreStyles()
    },
  }
}
