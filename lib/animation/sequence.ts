import { frame } from '../frame'
import { reducedMotion } from '../frame/motion'
import { type Delay, startDelay } from './delay'

/** Delay until the next row may enter, ms at normal speed. */
export const ROW_STAGGER_MS = 200
/** Fraction of a row that must be visible before the row enters. It is also enough if the row fills this fraction of the view. */
const MIN_VISIBLE_FRACTION = 0.5
/** With several thresholds, the observer also reports when a tall row fills half of the view. */
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, MIN_VISIBLE_FRACTION]

/** A running entrance of one row. */
export type RunningEntrance = {
  /** Resolves when the entrance ends; never after `stop`. */
  finished: Promise<unknown>
  /** Applies the current playback rate of the frame. */
  applyRate(): void
  /** Ends the entrance at once. */
  stop(): void
}

/** Rows that enter one after the other, each once, when they are visible. */
export type EntranceSequence = {
  /** Ref callback of a row. Returns a function that removes the row. */
  attach(row: HTMLElement | null): (() => void) | undefined
  /** Starts the entrances. Until then, rows that have not entered are invisible. */
  begin(): void
  /** Hides all rows and lets them enter again, visible rows first. With reduced motion, does nothing. */
  replay(): void
}

const isHidden = (row: HTMLElement) => getComputedStyle(row).opacity === '0'

const isVisibleEnough = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= MIN_VISIBLE_FRACTION ||
  (rootBounds !== null && intersectionRect.height >= rootBounds.height * MIN_VISIBLE_FRACTION)

const isInView = (row: HTMLElement): boolean => {
  const contentRect = row.closest('[data-content]')?.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  return contentRect !== undefined && bottom > contentRect.top && top < contentRect.bottom
}

/**
 * Creates a sequence of entrances. The state of a row is its attribute `data-entrance`: `waiting` (invisible) or `in`
 * (entering or entered). A hidden page keeps the attributes, so that rows enter only once.
 * @param play starts the entrance of one row
 */
export const createEntranceSequence = (play: (row: HTMLElement) => RunningEntrance): EntranceSequence => {
  const rows = new Set<HTMLElement>()
  const runningEntrances = new Map<HTMLElement, RunningEntrance>()
  let queue: HTMLElement[] = []
  let hasBegun = false
  let firstRowTimer: ReturnType<typeof setTimeout> | undefined
  let staggerDelay: Delay | undefined
  let observer: IntersectionObserver | undefined
  let unsubscribe: (() => void) | undefined

  const showAtOnce = (row: HTMLElement) => {
    observer?.unobserve(row)
    runningEntrances.get(row)?.stop()
    runningEntrances.delete(row)
    row.dataset.entrance = 'in'
  }
  const startEntrance = (row: HTMLElement) => {
    showAtOnce(row)
    const entrance = play(row)
    runningEntrances.set(row, entrance)
    void entrance.finished.then(() => runningEntrances.get(row) === entrance && runningEntrances.delete(row))
  }
  const observe = (row: HTMLElement) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (isVisibleEnough(entry)) startEntrance(entry.target as HTMLElement)
      },
      { root: row.closest('[data-content]'), threshold: THRESHOLDS },
    )
    observer.observe(row)
  }
  const observeNextRow = () => {
    firstRowTimer = undefined
    staggerDelay = undefined
    if (!hasBegun) return
    queue = queue.filter((row) => row.dataset.entrance === 'waiting')
    // Rows in the view enter first, so that after a jump to the end of a long list, they do not wait for the rows above the view.
    const row = queue.find(isInView) ?? queue[0]
    if (!row) return
    queue.splice(queue.indexOf(row), 1)
    observe(row)
    const nextDelay = startDelay(queue[0] ?? row, ROW_STAGGER_MS)
    staggerDelay = nextDelay
    void nextDelay.finished.then(() => {
      if (staggerDelay === nextDelay) observeNextRow()
    })
  }
  const enqueue = (row: HTMLElement) => {
    row.dataset.entrance = 'waiting'
    queue.push(row)
    // The first row starts in a later task, when all rows of the page are attached.
    if (!staggerDelay) firstRowTimer ??= setTimeout(observeNextRow)
  }
  const clearQueue = () => {
    clearTimeout(firstRowTimer)
    firstRowTimer = undefined
    staggerDelay?.stop()
    staggerDelay = undefined
    queue = []
  }
  const onFrameChange = () => {
    if (reducedMotion()) rows.forEach(showAtOnce)
    else for (const animation of [...runningEntrances.values(), staggerDelay]) animation?.applyRate()
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
      unsubscribe ??= frame.subscribe(onFrameChange)
      // CSS hides a row without the attribute for at most 4 s; with reduced motion, not at all (`entrance` in app/globals.css).
      const isWaiting = row.dataset.entrance === 'waiting' || (!row.dataset.entrance && isHidden(row))
      if (isWaiting && typeof IntersectionObserver !== 'undefined') enqueue(row)
      else row.dataset.entrance = 'in'
      // Shows a row as soon as it contains the focus, so that keyboard users see the focused element.
      row.addEventListener('focusin', onFocus)
      return () => {
        row.removeEventListener('focusin', onFocus)
        if (runningEntrances.has(row)) showAtOnce(row)
        rows.delete(row)
        queue = queue.filter((waitingRow) => waitingRow !== row)
        observer?.unobserve(row)
        if (rows.size === 0) disconnect()
      }
    },
    begin() {
      hasBegun = true
      if (firstRowTimer === undefined && !staggerDelay) observeNextRow()
    },
    replay() {
      if (reducedMotion()) return
      const allRows = [...rows]
      const viewTop = observer?.root instanceof Element ? observer.root.getBoundingClientRect().top : 0
      const firstVisibleIndex = Math.max(
        0,
        allRows.findIndex((row) => row.getBoundingClientRect().bottom > viewTop),
      )
      allRows.forEach(showAtOnce)
      clearQueue()
      for (const row of [...allRows.slice(firstVisibleIndex), ...allRows.slice(0, firstVisibleIndex)])
        enqueue(row)
    },
  }
}
