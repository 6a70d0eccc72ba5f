import type { GestureDetail } from '@/lib/gesture'
import { isIos } from '@/lib/transition/frame-mode'
import { IOS_EASING, MD_BACK_EASING } from '../transition/constants'
import { KEYBOARD_HEIGHT_EVENT } from './keyboard-height'
import { checkGestureDismissal, connectModalDrag } from './modal-drag'
import { type Bezier, DEFAULT_OVERLAY_EASING } from './overlay-animations'
import type { OverlayAnimator, OverlayViewModel } from './overlay-view'
import type { OverlayElements } from './running-animation'
import {
  backdropOpacity,
  breakpointAfterRelease,
  dragPosition,
  isEdgeToEdgeAt,
  isNonModalAt,
  nextBreakpoint,
  type ResolvedSheetOptions,
} from './sheet'
import { createSlideController } from './slide-controller'
import type { DragDetail, ModalOptions } from './types'

/** Name and priority of the gesture that drags a sheet. */
const GESTURE = { name: 'sheet', priority: 40 }
/** Duration of a snap to a breakpoint, ms, and its minimum after a fast release. */
const SNAP_DURATION_MS = 500
const MIN_SNAP_DURATION_MS = 220
/** Durations, ms, and easings with which a sheet enters and leaves. */
const IOS_TIMING: [number, Bezier] = [500, IOS_EASING]
const MD_ENTER_TIMING: [number, Bezier] = [280, DEFAULT_OVERLAY_EASING]
const MD_LEAVE_TIMING: [number, Bezier] = [200, MD_BACK_EASING]

/** The animator of a sheet, with the methods that its view calls. */
export interface SheetAnimator extends OverlayAnimator {
  getBreakpoint(): number
  setBreakpoint(breakpoint: number): Promise<void>
  /**
   * Moves to the next breakpoint in a direction. With `wrap`, for a press of the handle, the lowest breakpoint above 0
   * follows the highest. Without it, for an arrow key on the handle, the sheet stops at these two breakpoints.
   */
  moveToNextBreakpoint(direction: 1 | -1, wrap: boolean): void
  destroy(): void
}

/**
 * Creates the animator of a sheet. It opens and closes the sheet, moves it with the finger, and snaps it to its breakpoints.
 * @param getView returns the overlay with its current options and state
 */
export function createSheetAnimator(
  sheetOptions: ResolvedSheetOptions,
  { root, surface, backdrop }: OverlayElements,
  getView: () => OverlayViewModel<'modal'>,
): SheetAnimator {
  const slide = createSlideController({
    root,
    measuredElement: surface,
    elements: { surface, backdrop },
    stylesAt: (position) => ({
      surface: { transform: `translateY(${(1 - position) * 100}%)` },
      backdrop: { opacity: backdropOpacity(sheetOptions, position) },
    }),
  })
  const highestBreakpoint = sheetOptions.breakpoints.at(-1) as number
  const lowestBreakpoint = sheetOptions.breakpoints.find((stop) => stop > 0) as number
  const { emit, setNonModal, checkCanDismiss, dismiss } = getView()
  let breakpoint = sheetOptions.initialPosition
  let isLeaving = false
  let startPosition = 0
  /** Highest position of a drag without resistance: above the highest breakpoint if the drag has started above it. */
  let maxPosition = highestBreakpoint
  let scroller: HTMLElement | undefined

  /** Sets the visible fraction of the sheet. With `expandToScroll: false`, it limits the height of the content. */
  const setVisibleFraction = (fraction: number) =>
    surface.style.setProperty('--sheet-visible-fraction', String(Math.min(1, fraction)))
  /** Marks a sheet that extends from edge to edge, because iOS 26 insets all other sheets. */
  const updateEdgeToEdgeAttribute = (position: number) =>
    root.toggleAttribute('data-sheet-edge-to-edge', isEdgeToEdgeAt(sheetOptions, position))
  const isScrollLocked = () => getView().options.expandToScroll !== false && breakpoint < highestBreakpoint
  const settleAt = (position: number) => {
    breakpoint = position
    setVisibleFraction(position)
    updateEdgeToEdgeAttribute(position)
    setNonModal(isNonModalAt(sheetOptions, position))
  }

  const snapTo = async (position: number, duration = SNAP_DURATION_MS) => {
    setVisibleFraction(Math.max(position, slide.position))
    updateEdgeToEdgeAttribute(position)
    await slide.animateTo(position, duration, IOS_EASING).finished
    // Does nothing if another movement has replaced this one.
    if (slide.isMoving || slide.position !== position || isLeaving) return
    const hasChanged = position !== breakpoint
    settleAt(position)
    if (hasChanged) emit('breakpoint-change', { breakpoint: position })
  }

  const close = async (duration: number) => {
    await slide.animateTo(0, duration, IOS_EASING).finished
    if (slide.isMoving || slide.position !== 0 || isLeaving) return
    breakpoint = 0
    // With a `canDismiss` function, this event is not emitted (see `ModalEvents`).
    if (!hasCanDismiss()) emit('breakpoint-change', { breakpoint: 0 })
    await dismiss(undefined, 'gesture', { reason: 'gesture', force: true })
  }

  const hasCanDismiss = () => typeof getView().options.canDismiss === 'function'
  const snapBack = () => void snapTo(breakpoint > 0 ? breakpoint : lowestBreakpoint)
  /** Closes the sheet if `canDismiss` returns or resolves to true. While it is pending or if it is false, snaps back. */
  const closeIfAllowed = async (isAllowedPromise: Promise<boolean>, duration: number) => {
    const timeoutPromise = new Promise<'later'>((resolve) => setTimeout(resolve, 0, 'later'))
    const firstResult = await Promise.race([isAllowedPromise, timeoutPromise])
    if (firstResult !== true) snapBack()
    if ((await isAllowedPromise) === true) await close(duration)
  }

  const resistsClosing = () =>
    sheetOptions.breakpoints[0] === 0 &&
    (getView().options as ModalOptions).canDismiss !== undefined &&
    (getView().options as ModalOptions).canDismiss !== true
  const getHeight = () => surface.getBoundingClientRect().height || 1
  const getFingerPosition = ({ deltaY }: GestureDetail) => startPosition - deltaY / getHeight()
  const targetBreakpointOf = (detail: GestureDetail) => {
    const position = Math.min(highestBreakpoint, getFingerPosition(detail))
    return breakpointAfterRelease(sheetOptions, position, -detail.velocityY / getHeight())
  }
  const dragDetailOf = (detail: GestureDetail): DragDetail => {
    const targetBreakpoint = targetBreakpointOf(detail)
    return {
      currentY: detail.y,
      deltaY: detail.deltaY,
      velocityY: detail.velocityY,
      progress: Math.min(1, Math.max(0, slide.position)),
      snapBreakpoint: targetBreakpoint,
      isDismissing: targetBreakpoint === 0 && getView().options.canDismiss !== false,
    }
  }

  const disconnectDrag = connectModalDrag(surface, {
    ...GESTURE,
    canScroll: () => !isScrollLocked() && !slide.isMoving,
    onStart(detail, scrollers) {
      startPosition = slide.stop()
      maxPosition = Math.max(highestBreakpoint, startPosition)
      scroller = getView().options.expandToScroll !== false ? scrollers[0] : undefined
      setVisibleFraction(1)
      root.dataset.dragged = ''
      // An open keyboard would cover the space that the drag needs.
      const focused = document.activeElement
      if (
        focused instanceof HTMLElement &&
        focused !== surface &&
        surface.contains(focused) &&
        focused.matches('input, textarea')
      )
        surface.focus({ preventScroll: true })
      emit('drag-start', dragDetailOf(detail))
    },
    onMove(detail) {
      const fingerPosition = getFingerPosition(detail)
      // Beyond `maxPosition`, the same drag scrolls the content.
      if (scroller && fingerPosition > maxPosition)
        scroller.scrollTop = (fingerPosition - maxPosition) * surface.offsetHeight
      const position = dragPosition(
        sheetOptions,
        scroller ? Math.min(fingerPosition, maxPosition) : fingerPosition,
        resistsClosing(),
        startPosition,
      )
      slide.setPosition(position)
      updateEdgeToEdgeAttribute(position)
      emit('drag-move', dragDetailOf(detail))
    },
    onEnd(detail) {
      delete root.dataset.dragged
      const targetBreakpoint = targetBreakpointOf(detail)
      const isAllowedPromise = targetBreakpoint > 0 ? undefined : checkGestureDismissal(checkCanDismiss)
      emit('drag-end', dragDetailOf(detail))
      const speed = Math.abs(detail.velocityY) / getHeight()
      const duration = Math.max(
        MIN_SNAP_DURATION_MS,
        Math.min(SNAP_DURATION_MS, Math.abs(slide.position - targetBreakpoint) / speed || SNAP_DURATION_MS),
      )
      if (isAllowedPromise) void closeIfAllowed(isAllowedPromise, duration)
      else void snapTo(targetBreakpoint, duration)
    },
    onCancel(detail) {
      delete root.dataset.dragged
      if (!isLeaving)
        emit('drag-end', { ...dragDetailOf(detail), snapBreakpoint: breakpoint, isDismissing: false })
      snapBack()
    },
  })

  const onWheel = (event: WheelEvent) => {
    if (!isScrollLocked() || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    if (event.deltaY > 0 && !slide.isMoving) void snapTo(nextBreakpoint(sheetOptions, breakpoint, 1, false))
  }
  /** Expands the sheet and scrolls the focused element into view if the frame cuts it off or the on-screen keyboard covers it. */
  const revealFocusedElement = () => {
    // Before the enter animation starts, the whole sheet is below the frame.
    if (!slide.isMoving && slide.position === 0) return
    const focused = document.activeElement
    if (!focused?.matches(':focus-visible') || focused === surface || !surface.contains(focused)) return
    const isBelowEdge =
      focused.getBoundingClientRect().bottom > root.getBoundingClientRect().bottom - keyboardHeight(root)
    if (isBelowEdge && breakpoint < highestBreakpoint)
      void snapTo(highestBreakpoint).then(() => focused.scrollIntoView({ block: 'nearest' }))
    else if (isBelowEdge) focused.scrollIntoView({ block: 'nearest' })
  }
  surface.addEventListener('wheel', onWheel, { passive: false })
  surface.addEventListener('focusin', revealFocusedElement)
  const host = root.parentElement
  host?.addEventListener(KEYBOARD_HEIGHT_EVENT, revealFocusedElement)

  settleAt(sheetOptions.initialPosition)
  // When a Suspense boundary hides an open modal, React removes its animator. The next animator must start at the open position.
  slide.setPosition(getView().state === 'presented' ? breakpoint : 0)

  return {
    enter: () => slide.animateEnterOrLeave('in', breakpoint, ...(isIos(root) ? IOS_TIMING : MD_ENTER_TIMING)),
    leave() {
      isLeaving = true
      return slide.animateEnterOrLeave('out', 0, ...(isIos(root) ? IOS_TIMING : MD_LEAVE_TIMING))
    },
    getBreakpoint: () => breakpoint,
    async setBreakpoint(breakpoint) {
      if (!sheetOptions.breakpoints.includes(breakpoint)) {
        console.warn(
          `Patternbook: ${breakpoint} is not one of the sheet's breakpoints (${sheetOptions.breakpoints.join(', ')}), so the sheet does not move. Use one of these breakpoints.`,
        )
      } else if (breakpoint > 0) await snapTo(breakpoint)
      else if ((await checkCanDismiss(undefined, 'gesture', 'call')) === true) await close(SNAP_DURATION_MS)
    },
    moveToNextBreakpoint(direction, wrap) {
      if (!slide.isMoving) void snapTo(nextBreakpoint(sheetOptions, breakpoint, direction, wrap))
    },
    destroy() {
      disconnectDrag()
      surface.removeEventListener('wheel', onWheel)
      surface.removeEventListener('focusin', revealFocusedElement)
      host?.removeEventListener(KEYBOARD_HEIGHT_EVENT, revealFocusedElement)
    },
  }
}

/** Returns how much of the layer's height an on-screen keyboard covers, px of the frame (set by keyboard-height.ts). */
const keyboardHeight = (root: HTMLElement) =>
  Number.parseFloat(getComputedStyle(root).getPropertyValue('--keyboard-height')) || 0
