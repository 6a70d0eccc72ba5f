import { frame } from '../frame'
import { reducedMotion } from '../frame/motion'
import { type Delay, delay } from './delay'

/** Between one row being watched and the next, in milliseconds (behaviour §4). */
export const GAP = 200
/** Share of a row that must be seen for it to start. A row too tall for that must fill as much of the view. */
const MIN_VISIBLE_SHARE = 0.5
/** The row shows up bit by bit; a tall one needs to be asked about before half of it is there. */
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, MIN_VISIBLE_SHARE]

/** One row on its way in. */
export type Entering = {
  /** Resolves when it has arrived; not at all after `stop`. */
  finished: Promise<unknown>
  /** Takes over the speed of the frame. */
  setRate(): void
  /** Puts the row in its place at once. */
  stop(): void
}

/** Rows that come in one after another, each once, as they are seen. */
export type Sequence = {
  /** Ref callback of a row: takes it up and returns the way to let it go. */
  attach(row: HTMLElement | null): (() => void) | undefined
  /** Begins to watch; before, rows that have not come in are held back. */
  begin(): void
  /** Holds all rows back and lets them come in again, those in view first. */
  replay(): void
}

const isHidden = (row: HTMLElement) => getComputedStyle(row).opacity === '0'

const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= MIN_VISIBLE_SHARE ||
  (rootBounds !== null && intersectionRect.height >= rootBounds.height * MIN_VISIBLE_SHARE)

/**
 * Lets rows make an entrance. Where each of them is, stands on the row itself: `data-entrance` is `waiting` (held back,
 * invisible), or `in` (on its way or there). A hidden page keeps its rows, so that they come in only once.
 * @param play starts the entrance of one row
 */
export const createSequence = (play: (row: HTMLElement) => Entering): Sequence => {
  const rows = new Set<HTMLElement>()
  const entering = new Map<HTMLElement, Entering>()
  let queue: HTMLElement[] = []
  let begun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: Delay | undefined
  let observer: IntersectionObserver | undefined
  let unsubscribe: (() => void) | undefined

  const showAtOnce = (row: HTMLElement) => {
    observer?.unobserve(row)
    entering.get(row)?.stop()
    entering.delete(row)
    row.dataset.entrance = 'in'
  }
  const start = (row: HTMLElement) => {
    showAtOnce(row)
    const one = play(row)
    entering.set(row, one)
    void one.finished.then(() => entering.get(row) === one && entering.delete(row))
  }
  const watch = (row: HTMLElement) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (isSeen(entry)) start(entry.target as HTMLElement)
      },
      { root: row.closest('[data-content]'), threshold: THRESHOLDS },
    )
    observer.observe(row)
  }
  const startNext = () => {
    timer = undefined
    pause = undefined
    if (!begun) return
    queue = queue.filter((row) => row.dataset.entrance === 'waiting')
    const row = queue.shift()
    if (!row) return
    watch(row)
    const pending = delay(queue[0] ?? row, GAP)
    pause = pending
    void pending.finished.then(() => {
      if (pause === pending) startNext()
    })
  }
  const enqueue = (row: HTMLElement) => {
    row.dataset.entrance = 'waiting'
    queue.push(row)
    // Not before all rows of the page are known.
    if (!pause) timer ??= setTimeout(startNext)
  }
  const clearQueue = () => {
    clearTimeout(timer)
    timer = undefined
    pause?.stop()
    pause = undefined
    queue = []
  }
  const onFrame = () => {
    if (reducedMotion()) rows.forEach(showAtOnce)
    else for (const one of [...entering.values(), pause]) one?.setRate()
  }
  const disconnect = () => {
    clearQueue()
    observer?.disconnect()
    observer = undefined
    unsubscribe?.()
    unsubscribe = undefined
  }

  return {
    attach(row) {
      if (!row) return
      const onFocus = () => showAtOnce(row)
      rows.add(row)
      unsubscribe ??= frame.subscribe(onFrame)
      // CSS knows whether the row is held back at all: not where motion is reduced, nor after the deadline.
      const waits = row.dataset.entrance === 'waiting' || (!row.dataset.entrance && isHidden(row))
      if (waits && typeof IntersectionObserver !== 'undefined') enqueue(row)
      else row.dataset.entrance = 'in'
      // The keyboard reaches rows that wait, and nobody should have to look for the focus.
      row.addEventListener('focusin', onFocus)
      return () => {
        row.removeEventListener('focusin', onFocus)
        if (entering.has(row)) showAtOnce(row)
        rows.delete(row)
        if (rows.size === 0) disconnect()
      }
    },
    begin() {
      begun = true
      if (timer === undefined && !pause) startNext()
    },
    replay() {
      if (reducedMotion()) return
      const all = [...rows]
      const top = observer?.root instanceof Element ? observer.root.getBoundingClientRect().top : 0
      const first = Math.max(
        0,
        all.findIndex((row) => row.getBoundingClientRect().bottom > top),
      )
      all.forEach(showAtOnce)
      clearQueue()
      for (const row of [...all.slice(first), ...all.slice(0, first)]) enqueue(row)
    },
  }
}
