import type { GestureDetail } from '@/lib/gesture'
import { isIos } from '@/lib/transition/is-ios'
import { IOS_PAGE, MD_BACK, SHEET } from './choreography'
import { dragModal } from './drag-modal'
import { KEYBOARD_EVENT } from './keyboard'
import type { Live, OverlayActor } from './live'
import type { OverlayParts } from './motion'
import { dragged, fullAt, nextStop, passiveAt, type Sheet, shadeAt, snapTo } from './sheet'
import { createSlide } from './slide'
import type { DragDetail, ModalOptions } from './types'

/** Gesture of a sheet: name and priority (engine.md 2.5). */
const GESTURE = { name: 'sheet', priority: 40 }
/** Duration of a snap to a breakpoint (engine.md 3), less after a flick, ms. */
const SNAP = 500
const FASTEST = 220

/** A sheet that moves, and the methods its view calls. */
export interface SheetActor extends OverlayActor {
  breakpoint(): number
  setBreakpoint(breakpoint: number): Promise<void>
  /** Called when the handle is pressed (next breakpoint, then the lowest again), or for an arrow key on it. */
  step(way: 1 | -1, round: boolean): void
  destroy(): void
}

/**
 * Moves a sheet: it opens and closes, follows the finger, and snaps to its breakpoints.
 * @param latest its current options and state
 */
export function createSheetActor(
  sheet: Sheet,
  { root, wrapper, backdrop }: OverlayParts,
  latest: () => Live<'modal'>,
): SheetActor {
  const slide = createSlide({
    root,
    lead: wrapper,
    elements: { wrapper, backdrop },
    pose: (place) => ({
      wrapper: { transform: `translateY(${(1 - place) * 100}%)` },
      backdrop: { opacity: shadeAt(sheet, place) },
    }),
  })
  const top = sheet.stops.at(-1) as number
  const lowest = sheet.stops.find((stop) => stop > 0) as number
  const { emit, setPassive, mayDismiss, dismiss } = latest()
  let resting = sheet.initial
  let leaving = false
  let start = 0
  /** Highest position of a drag. The sheet may have opened above its breakpoints. */
  let reach = top
  let scroller: HTMLElement | undefined

  /** Limits the scrolling content to the visible part of the sheet, at every breakpoint. */
  const open = (share: number) => wrapper.style.setProperty('--sheet-open', String(Math.min(1, share)))
  /** For iOS 26, which insets a sheet below its full height. */
  const fill = (place: number) => root.toggleAttribute('data-sheet-full', fullAt(sheet, place))
  const held = () => latest().options.expandToScroll !== false && resting < top
  const rest = (place: number) => {
    resting = place
    open(place)
    fill(place)
    setPassive(passiveAt(sheet, place))
  }

  const settle = async (place: number, duration = SNAP) => {
    open(Math.max(place, slide.place))
    fill(place)
    const motion = slide.go(place, duration, IOS_PAGE)
    await motion.finished
    // A movement that has taken over finishes it.
    if (slide.moving || slide.place !== place || leaving) return
    const changed = place !== resting
    rest(place)
    if (changed) emit('breakpoint-change', { breakpoint: place })
  }

  const away = async (duration: number) => {
    const motion = slide.go(0, duration, IOS_PAGE)
    await motion.finished
    if (slide.moving || slide.place !== 0 || leaving) return
    resting = 0
    // `canDismiss` has returned true, so the caller knows that it closes.
    if (!asks()) emit('breakpoint-change', { breakpoint: 0 })
    await dismiss(undefined, 'gesture', { reason: 'gesture', force: true })
  }

  const asks = () => typeof latest().options.canDismiss === 'function'
  const ask = async () => mayDismiss(undefined, 'gesture', 'gesture')
  const back = () => void settle(resting > 0 ? resting : lowest)
  /** Closes or stays, depending on the answer. While the answer is pending, the sheet waits at its previous position. */
  const obey = async (answer: Promise<boolean>, duration: number) => {
    const soon = await Promise.race([
      answer,
      new Promise<'later'>((resolve) => setTimeout(resolve, 0, 'later')),
    ])
    if (soon !== true) back()
    if ((await answer) === true) await away(duration)
  }

  const firm = () =>
    sheet.stops[0] === 0 &&
    (latest().options as ModalOptions).canDismiss !== undefined &&
    (latest().options as ModalOptions).canDismiss !== true
  const height = () => wrapper.getBoundingClientRect().height || 1
  const wishOf = ({ deltaY }: GestureDetail) => start - deltaY / height()
  const target = (detail: GestureDetail) =>
    snapTo(sheet, Math.min(top, wishOf(detail)), -detail.velocityY / height())
  const detailOf = (detail: GestureDetail): DragDetail => {
    const snap = target(detail)
    return {
      currentY: detail.y,
      deltaY: detail.deltaY,
      velocityY: detail.velocityY,
      progress: Math.min(1, Math.max(0, slide.place)),
      snapBreakpoint: snap,
      isDismissing: snap === 0 && latest().options.canDismiss !== false,
    }
  }

  const endDrag = dragModal(wrapper, {
    ...GESTURE,
    scrolls: () => !held() && !slide.moving,
    onStart(detail, scrollers) {
      start = slide.hold()
      reach = Math.max(top, start)
      scroller = latest().options.expandToScroll !== false ? scrollers[0] : undefined
      open(1)
      root.dataset.dragged = ''
      // An open keyboard would use the space that the drag needs.
      const at = document.activeElement
      if (
        at instanceof HTMLElement &&
        at !== wrapper &&
        wrapper.contains(at) &&
        at.matches('input, textarea')
      )
        wrapper.focus({ preventScroll: true })
      emit('drag-start', detailOf(detail))
    },
    onMove(detail) {
      const wish = wishOf(detail)
      // Beyond the highest breakpoint the same drag scrolls the content.
      if (scroller && wish > reach) scroller.scrollTop = (wish - reach) * wrapper.offsetHeight
      const place = dragged(sheet, scroller ? Math.min(wish, reach) : wish, firm(), start)
      slide.put(place)
      fill(place)
      emit('drag-move', detailOf(detail))
    },
    onEnd(detail) {
      delete root.dataset.dragged
      const to = target(detail)
      const answer = to > 0 ? undefined : ask()
      emit('drag-end', detailOf(detail))
      const speed = Math.abs(detail.velocityY) / height()
      const duration = Math.max(FASTEST, Math.min(SNAP, Math.abs(slide.place - to) / speed || SNAP))
      if (answer) void obey(answer, duration)
      else void settle(to, duration)
    },
    onCancel(detail) {
      delete root.dataset.dragged
      if (!leaving) emit('drag-end', { ...detailOf(detail), snapBreakpoint: resting, isDismissing: false })
      back()
    },
  })

  const stopWheel = (event: WheelEvent) => {
    if (!held() || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    if (event.deltaY > 0 && !slide.moving) void settle(nextStop(sheet, resting, 1, false))
  }
  /** Scrolls the focused element into view: a keyboard has opened, or Tab has moved below the edge of the frame. */
  const reveal = () => {
    const at = document.activeElement
    if (!at || at === wrapper || !wrapper.contains(at) || !at.matches(':focus-visible')) return
    const below = at.getBoundingClientRect().bottom > root.getBoundingClientRect().bottom - keyboardOf(root)
    if (below && resting < top) void settle(top).then(() => at.scrollIntoView({ block: 'nearest' }))
    else if (below) at.scrollIntoView({ block: 'nearest' })
  }
  wrapper.addEventListener('wheel', stopWheel, { passive: false })
  wrapper.addEventListener('focusin', reveal)
  const host = root.parentElement
  host?.addEventListener(KEYBOARD_EVENT, reveal)

  rest(sheet.initial)
  slide.put(0)

  return {
    enter: () => slide.show('in', resting, isIos(root) ? 500 : 280, isIos(root) ? IOS_PAGE : SHEET),
    leave() {
      leaving = true
      return slide.show('out', 0, isIos(root) ? 500 : 200, isIos(root) ? IOS_PAGE : MD_BACK)
    },
    breakpoint: () => resting,
    async setBreakpoint(breakpoint) {
      if (!sheet.stops.includes(breakpoint)) {
        console.warn(
          `Patternbook: ${breakpoint} is not one of the sheet's breakpoints (${sheet.stops.join(', ')}), so it stays. Move it to one of them.`,
        )
      } else if (breakpoint > 0) await settle(breakpoint)
      else if ((await mayDismiss(undefined, 'gesture', 'call')) === true) await away(SNAP)
    },
    step(way, round) {
      if (!slide.moving) void settle(nextStop(sheet, resting, way, round))
    },
    destroy() {
      endDrag()
      wrapper.removeEventListener('wheel', stopWheel)
      wrapper.removeEventListener('focusin', reveal)
      host?.removeEventListener(KEYBOARD_EVENT, reveal)
    },
  }
}

/** Height of the layer that a keyboard covers, client px: see keyboard.ts. */
const keyboardOf = (root: HTMLElement) =>
  Number.parseFloat(getComputedStyle(root).getPropertyValue('--keyboard')) || 0
