import type { TransitionClock } from './clock.motion'
import {
  IOS_DURATION,
  IOS_EASING,
  MD_BACK_DURATION,
  MD_BACK_EASING,
  Z_STALE_LOWER,
  Z_STALE_UPPER,
} from './constants'
import { isIos } from './frame-mode'
import { keepStyles } from './keep-styles'
import { startTransition } from './start-transition'
import type { Hold } from './swipe'
import type { RunningClock, TransitionDirection } from './types'

/** The object that stores the pages. It provides their elements and receives the results. */
export type PageHost<P> = {
  /** Returns the element that contains a page. */
  of(page: P): HTMLElement
  /** Restores the scroll position of a page before it becomes visible. */
  restore(page: P): void
  /** Called when two pages begin to change places. */
  open(from: P, to: P): void
  /** Called when two pages have changed places or, if `arrived` is false, when the change was canceled. */
  close(from: P, to: P, arrived: boolean): void
  /** Called when a movement toward a page begins or has ended. */
  moves(type: 'start' | 'end', to: P): void
}

/** Options of {@link createTransitionController}. */
export type TransitionControllerOptions<P> = {
  /** Returns the element in which the pages move. */
  root: () => HTMLElement
  /** The object that stores the pages. */
  host: PageHost<P>
  /**
   * Called when a transition has ended. `active` is the page that remains; `arrived` is true if the user has navigated to
   * this page, and false if a canceled swipe has returned to it. Call `reset` afterward. Not called for a transition that
   * another transition has interrupted.
   */
  end: (active: P, arrived: boolean) => void
}

/** Runs transitions between pages that are rendered. */
export type TransitionController<P> = {
  /**
   * Animates the change between two rendered pages.
   * @returns false if there is nothing to animate (the direction is `none`, the pages are the same, or the tab is hidden). The
   * running transition has then ended, both pages have their own styles, and `end` is not called
   */
  run(from: P, to: P, direction: TransitionDirection): boolean
  /**
   * Starts the transition back, controlled by a finger.
   * @param commit called when the release goes back, before the remaining movement
   */
  hold(top: P, below: P, commit: () => void): Hold
  /** Ends the running transition, and removes everything that transitions have added to the pages. */
  reset(): void
  /** The clock of the running transition. */
  readonly clock: RunningClock | undefined
}

type Run<P> = {
  from: P
  to: P
  clock: TransitionClock
  /** The `will` events have been sent, but their `did` events have not. */
  isPending: boolean
  /** False while the transition moves back to its start. */
  towardEnd: boolean
  /** True while a finger controls the transition. */
  held: boolean
  forward: boolean
}

/** Creates a transition controller for the pages of a page host. Pages with the same key are the same page. */
export const createTransitionController = <P extends { key: string }>({
  root,
  host,
  end,
}: TransitionControllerOptions<P>): TransitionController<P> => {
  let running: Run<P> | undefined
  let cleanups: (() => void)[] = []

  /** Ends the running transition at its current position, and returns its remaining moves for the next transition. */
  const interrupt = () => {
    const run = running
    running = undefined
    if (!run) return []
    if (run.isPending) host.close(run.from, run.to, run.towardEnd && !run.held)
    host.moves('end', run.to)
    const previous = host.of(run.towardEnd ? run.from : run.to)
    previous.style.zIndex = String(run.forward === run.towardEnd ? Z_STALE_LOWER : Z_STALE_UPPER)
    return run.clock.halt()
  }

  const start = (from: P, to: P, forward: boolean, held: boolean): Run<P> => {
    const remaining = interrupt()
    host.restore(to)
    const pair = { entering: host.of(to), leaving: host.of(from), forward }
    host.open(from, to)
    const restore = [pair.entering, pair.leaving].map((element) => keepStyles(element, 'z-index'))
    const clock = startTransition(pair, root(), remaining, held)
    cleanups.push(() => {
      clock.clear()
      for (const undo of restore) undo()
    })
    const run: Run<P> = { from, to, clock, isPending: true, towardEnd: true, held, forward }
    running = run
    host.moves('start', to)
    // A hidden tab renders no frames, and animations without frames never end.
    const completeIfHidden = () => document.hidden && !run.held && clock.complete()
    document.addEventListener('visibilitychange', completeIfHidden)
    void clock.finished.then(() => {
      document.removeEventListener('visibilitychange', completeIfHidden)
      if (running !== run) return
      running = undefined
      const arrived = run.towardEnd
      if (run.isPending) host.close(from, to, arrived)
      host.moves('end', to)
      end(arrived ? to : from, arrived || !run.isPending)
    })
    return run
  }

  const reset = () => {
    interrupt()
    // The newest transition is first, because it has stored styles that the previous transition had written.
    for (const clear of cleanups.reverse()) clear()
    cleanups = []
  }

  /** Returns the easing of the movement after a release. */
  const releaseEasing = () => (isIos(root()) ? IOS_EASING : MD_BACK_EASING)

  /**
   * Resumes or reverses the running transition between the same two pages, instead of starting a new one. The transition then
   * runs to its end if `towardEnd` is true, and otherwise back to its start.
   */
  const reverseOrResume = (run: Run<P>, towardEnd: boolean) => {
    if (run.held)
      run.clock.settle(towardEnd ? 1 : 0, isIos(root()) ? IOS_DURATION : MD_BACK_DURATION, releaseEasing())
    else if (towardEnd !== run.towardEnd) run.clock.reverse()
    if (run.isPending !== towardEnd) {
      if (towardEnd) host.open(run.from, run.to)
      else host.close(run.from, run.to, false)
    }
    run.isPending = towardEnd
    run.towardEnd = towardEnd
    run.held = false
  }

  return {
    run(from, to, direction) {
      const runningKeys = running && [running.from.key, running.to.key]
      if (
        running &&
        direction !== 'none' &&
        runningKeys?.includes(from.key) &&
        runningKeys.includes(to.key)
      ) {
        reverseOrResume(running, running.to.key === to.key)
        return true
      }
      if (direction === 'none' || from.key === to.key || document.hidden) {
        reset()
        return false
      }
      start(from, to, direction === 'forward', false).clock.play()
      return true
    },
    hold(top, below, commit) {
      const run = start(top, below, false, true)
      return {
        progress(share) {
          if (running === run && run.held) run.clock.progress(share)
        },
        release(back, duration) {
          if (running !== run || !run.held) return
          run.held = false
          run.towardEnd = back
          if (back) commit()
          run.clock.settle(back ? 1 : 0, duration, releaseEasing())
        },
      }
    },
    reset: reset,
    get clock() {
      return running?.clock
    },
  }
}
