import { motionRate, reducedMotion } from '@patternbook/engine/frame/motion'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { createGesture, type GestureDetail } from '@patternbook/engine/gesture/gesture'
import { swallowClick } from '@patternbook/engine/gesture/swallow-click'
import { isFull, SLIDING, shownAt, staysOpen } from './sliding'

/** How long a row takes to close up or to make room, ms. */
const COLLAPSE = 250

/** The elements of a sliding row: the row, its sliding part, and the buttons behind that part. */
export type SlidingParts = { row: HTMLElement; front: HTMLElement; behind: HTMLElement }

/** A row that slides. */
export type SlidingRow = {
  open(): void
  close(): void
  /** Slides the row out and closes the gap; resolves when nothing of it is to be seen. */
  leave(): Promise<void>
  /** Ends the swipe under the finger: something else has taken its place, such as the menu of a long press. */
  cancelSwipe(): void
  /** Lets the row grow into its place. */
  arrive(): void
  destroy(): void
}

/** The open row of each list, as the way to close it: there is never more than one. */
const openRows = new WeakMap<Element, SlidingRow>()

const settled = (element: HTMLElement) =>
  Promise.allSettled(element.getAnimations().map((running) => running.finished))

/**
 * Makes a row slide under the finger. State is written as attributes of the row, which its classes answer to:
 * `data-slid` (`open`, `full` when letting go would remove it, `closing`, `away`) and `data-held` while a finger is on it.
 * @param side where the buttons stand
 * @param onFull a full swipe has been let go of
 */
export const createSlidingRow = (
  { row, front, behind }: SlidingParts,
  side: 'start' | 'end',
  onFull: () => void,
): SlidingRow => {
  const list = row.parentElement ?? row
  let shown = 0
  let from = 0
  let leaving = false

  /** 1 where the row moves to greater x when it opens. */
  const sign = () => axisOf(row).sign * (side === 'start' ? 1 : -1)
  const scale = () => row.getBoundingClientRect().width / row.offsetWidth || 1
  const width = () =>
    [...behind.children].reduce((sum, button) => sum + (button as HTMLElement).offsetWidth, 0)
  const place = (next: number, buttons: number) => {
    shown = next
    front.style.transform = next === 0 ? '' : `translateX(${next * sign()}px)`
    row.dataset.slid = leaving ? 'away' : next === 0 ? 'closing' : isFull(next, buttons) ? 'full' : 'open'
  }
  let buttons = 0
  const settle = (open: boolean) => {
    delete row.dataset.held
    // Read, so that the browser sees where it starts from.
    void front.offsetWidth
    if (open) buttons ||= width()
    place(open ? buttons : 0, buttons)
    const other = openRows.get(list)
    if (open) {
      if (other !== self) other?.close()
      openRows.set(list, self)
      document.addEventListener('pointerdown', pressBeside, true)
    } else {
      if (other === self) openRows.delete(list)
      document.removeEventListener('pointerdown', pressBeside, true)
      void settled(front).then(() => shown === 0 && delete row.dataset.slid)
    }
  }
  const pressBeside = ({ target }: Event) => {
    if (!(target instanceof Node) || !row.contains(target)) self.close()
  }
  /** A tap on the open row closes it and does nothing else. Pressing it from the keyboard is no tap. */
  const press = (event: MouseEvent) => {
    if (shown === 0 || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    self.close()
  }

  const gesture = createGesture(row, {
    name: 'item-sliding',
    priority: SLIDING.priority,
    threshold: SLIDING.threshold,
    canStart({ x }) {
      const frame = (row.closest('[data-frame]') ?? document.documentElement).getBoundingClientRect()
      return !leaving && axisOf(row).inset(x, frame) >= SLIDING.edge
    },
    accepts: (verdict) => shown > 0 || (verdict === 'towards') === (sign() === 1),
    onStart() {
      const other = openRows.get(list)
      if (other !== self) other?.close()
      // Wherever it is by now, even on its way.
      from = new DOMMatrix(getComputedStyle(front).transform).m41 * sign()
      buttons ||= width()
      row.dataset.held = ''
      place(Math.max(from, 0), buttons)
    },
    onMove: ({ deltaX }: GestureDetail) =>
      place(shownAt(from + (deltaX / scale()) * sign(), buttons), buttons),
    onEnd({ velocityX }) {
      if (isFull(shown, buttons)) onFull()
      else settle(staysOpen(shown, velocityX * sign(), buttons))
    },
    onCancel: () => settle(staysOpen(shown, 0, buttons)),
  })
  front.addEventListener('click', press, true)

  /** A mouse that was dragged does not click, whichever way it went: only a press in place opens the row's item. */
  const onMouseDown = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || button !== 0) return
    const released = new AbortController()
    const release = (event: PointerEvent) => {
      released.abort()
      const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY)
      if (event.type === 'pointerup' && distance > SLIDING.threshold) swallowClick(row)
    }
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, release, { signal: released.signal })
  }
  row.addEventListener('pointerdown', onMouseDown)

  const collapse = (heights: [number, number], fill: FillMode) =>
    row.animate(
      { height: heights.map((height) => `${height}px`) },
      {
        duration: reducedMotion() ? 0 : COLLAPSE / motionRate(),
        easing: 'cubic-bezier(0.36, 0.66, 0.04, 1)',
        fill,
      },
    ).finished

  const self: SlidingRow = {
    open: () => !leaving && settle(true),
    close: () => !leaving && settle(false),
    async leave() {
      if (leaving) return
      settle(false)
      leaving = true
      place(row.offsetWidth, buttons)
      await settled(front)
      // It stays closed up until it is taken out.
      await collapse([row.offsetHeight, 0], 'forwards').catch(() => undefined)
    },
    cancelSwipe() {
      gesture.enable(false)
      gesture.enable(true)
    },
    arrive: () => void collapse([0, row.offsetHeight], 'none').catch(() => undefined),
    destroy() {
      gesture.destroy()
      front.removeEventListener('click', press, true)
      row.removeEventListener('pointerdown', onMouseDown)
      document.removeEventListener('pointerdown', pressBeside, true)
      if (openRows.get(list) === self) openRows.delete(list)
      front.style.transform = ''
      delete row.dataset.slid
    },
  }
  return self
}
