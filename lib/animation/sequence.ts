import { frame } from '../frame'
import { reducedMotion } from '../frame/motion'
import { type Delay, delay } from './delay'

/** Delay between two rows, ms. */
export const GAP = 200
/** Fraction of a row that must be visible before it enters. A tall row must fill this fraction of the view. */
const MIN_VISIBLE_SHARE = 0.5
/** Several thresholds, because a tall row fills the view before half of it is visible. */
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, MIN_VISIBLE_SHARE]

/** A running entrance of one row. */
export type Entering = {
  /** Resolves at the end; never after `stop`. */
  finished: Promise<unknown>
  /** Applies the playback rate of the frame. */
  setRate(): void
  /** Ends at once. */
  stop(): void
}

/** Rows that enter one after the other, each once, when they are visible. */
export type Sequence = {
  /** Ref callback of a row. Returns a function that removes the row. */
  attach(row: HTMLElement | null): (() => void) | undefined
  /** Starts. Until then, rows that have not entered are invisible. */
  begin(): void
  /** Hides all rows and lets them enter again, visible ones first. */
  replay(): void
}

const isHidden = (row: HTMLElement) => getComputedStyle(row).opacity === '0'

const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= MIN_VISIBLE_SHARE ||
  (rootBounds !== null && intersectionRect.height >= rootBounds.height * MIN_VISIBLE_SHARE)

const isInView = (row: HTMLElement): boolean => {
  const view = row.closest('[data-content]')?.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  return view !== undefined && bottom > view.top && top < view.bottom
}

/**
 * Creates a sequence of entrances. The state of a row is its attribute `data-entrance`: `waiting` (invisible) or `in`
 * (entering or entered). A hidden page keeps the attributes, so that rows enter only once.
 * @param play starts the entrance of one row
 */
export const createSequence = (play: (row: HTMLElement) => Entering): Sequence => {
  const rows = new Set<HTMLElement>()
  const entering = new Map<HTMLElement, Entering>()
  let queue: HTMLElement[] = []
  let begun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let rowDelay: Delay | undefined
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
    rowDelay = undefined
    if (!begun) return
    queue = queue.filter((row) => row.dataset.entrance === 'waiting')
    // Rows in the view first: after a jump to the end of a long list, they do not wait for those before them.
    const row = queue.find(isInView) ?? queue[0]
    if (!row) return
    queue.splice(queue.indexOf(row), 1)
    watch(row)
    const pending = delay(queue[0] ?? row, GAP)
    rowDelay = pending
    void pending.finished.then(() => {
      if (rowDelay === pending) startNext()
    })
  }
  const enqueue = (row: HTMLElement) => {
    row.dataset.entrance = 'waiting'
    queue.push(row)
    // Starts later, when all rows of the page are attached.
    if (!rowDelay) timer ??= setTimeout(startNext)
  }
  const clearQueue = () => {
    clearTimeout(timer)
    timer = undefined
    rowDelay?.stop()
    rowDelay = undefined
    queue = []
  }
  const onFrame = () => {
    if (reducedMotion()) rows.forEach(showAtOnce)
    else for (const one of [...entering.values(), rowDelay]) one?.setRate()
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
      // CSS hides the row, but not with reduced motion, and not for longer than 4 s (`entrance` in app/globals.css).
      const waits = row.dataset.entrance === 'waiting' || (!row.dataset.entrance && isHidden(row))
      if (waits && typeof IntersectionObserver !== 'undefined') enqueue(row)
      else row.dataset.entrance = 'in'
      // A row that gets focus becomes visible at once.
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
      if (timer === undefined && !rowDelay) startNext()
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
