import type { TransitionClock } from './clock.motion'
import { IOS_DURATION, IOS_EASING, LINEAR, Z_STALE_LOWER, Z_STALE_UPPER } from './constants'
import { keepStyles } from './keep-styles'
import { startTransition } from './scene'
import type { Hold } from './swipe'
import type { RunningClock, Travel } from './types'

/** Whoever keeps the pages: says where they are, and hears what becomes of them. */
export type PageHost<P> = {
  /** The element that holds a page. */
  of(page: P): HTMLElement
  /** Puts the content of a page where it was, before it is seen. */
  restore(page: P): void
  /** Tells that two pages begin to change places. */
  open(from: P, to: P): void
  /** Tells that they have, or, unless `arrived`, that they have not. */
  close(from: P, to: P, arrived: boolean): void
  /** Tells that a movement towards a page begins or has ended. */
  moves(type: 'start' | 'end', to: P): void
}

/** What the runner needs of whoever keeps the pages. */
export type TransitionControllerOptions<P> = {
  /** The element within which the pages move. */
  root: () => HTMLElement
  keeper: PageHost<P>
  /**
   * A transition is over and `active` is the page to stay, `arrived` when the user has come there by it. Time to `strike`. Not
   * called for one that another has interrupted.
   */
  end: (active: P, arrived: boolean) => void
}

/** Runs transitions between pages that are rendered. */
export type TransitionController<P> = {
  /**
   * Lets two pages, both rendered within the root, change places.
   * @returns false when nothing is to move: what ran has been ended, both stand as they are of themselves, and they change
   * places at once, without `end`
   */
  run(from: P, to: P, travel: Travel): boolean
  /**
   * The same backwards, held in the hand.
   * @param commit called when the hand lets go to go back, before the rest of the way
   */
  hold(top: P, below: P, commit: () => void): Hold
  /** Takes away all that transitions have left on the pages, and ends one that runs. */
  strike(): void
  /** The clock of the transition that runs. */
  readonly clock: RunningClock | undefined
}

type Run<P> = {
  from: P
  to: P
  clock: TransitionClock
  /** The will-events are out and want their did-events. */
  open: boolean
  /** Where it is running to: 1 to the end, 0 back to its start. */
  heading: 0 | 1
  /** Still in the hand. */
  held: boolean
  forward: boolean
}

/**
 * Makes a runner of transitions.
 * @typeParam P a page as its keeper knows it; two are the same when their keys are
 */
export const createTransitionController = <P extends { key: string }>({
  root,
  keeper,
  end,
}: TransitionControllerOptions<P>): TransitionController<P> => {
  let running: Run<P> | undefined
  let struck: (() => void)[] = []
  const slot = (page: P) => keeper.of(page)

  /** Ends what runs where it stands, so that the next transition can start from there. */
  const interrupt = () => {
    const run = running
    running = undefined
    if (!run) return []
    if (run.open) keeper.close(run.from, run.to, run.heading === 1 && !run.held)
    keeper.moves('end', run.to)
    const stale = slot(run.heading === 1 ? run.from : run.to)
    stale.style.zIndex = String(run.forward === (run.heading === 1) ? Z_STALE_LOWER : Z_STALE_UPPER)
    return run.clock.halt()
  }

  const start = (from: P, to: P, forward: boolean, held: boolean): Run<P> => {
    const rest = interrupt()
    keeper.restore(to)
    const scene = { entering: slot(to), leaving: slot(from), forward }
    keeper.open(from, to)
    const restore = [scene.entering, scene.leaving].map((element) => keepStyles(element, 'z-index'))
    const clock = startTransition(scene, root(), rest, held ? LINEAR : undefined)
    struck.push(() => {
      clock.clear()
      for (const undo of restore) undo()
    })
    const run: Run<P> = { from, to, clock, open: true, heading: 1, held, forward }
    running = run
    keeper.moves('start', to)
    // A hidden tab draws no frames, and animations without frames never end.
    const hide = () => document.hidden && !run.held && clock.complete()
    document.addEventListener('visibilitychange', hide)
    void clock.finished.then(() => {
      document.removeEventListener('visibilitychange', hide)
      if (running !== run) return
      running = undefined
      const arrived = run.heading === 1
      if (run.open) keeper.close(from, to, arrived)
      keeper.moves('end', to)
      end(arrived ? to : from, arrived || !run.open)
    })
    return run
  }

  const strike = () => {
    interrupt()
    // The newest first: it found the styles that the one before it had written.
    for (const clear of struck.reverse()) clear()
    struck = []
  }

  /** The same two pages are to change places again, or back: turn round instead of starting over. */
  const turn = (run: Run<P>, heading: 0 | 1) => {
    if (run.held) run.clock.settle(heading, IOS_DURATION, IOS_EASING)
    else if (heading !== run.heading) run.clock.reverse()
    if (run.open && heading === 0) keeper.close(run.from, run.to, false)
    if (!run.open && heading === 1) keeper.open(run.from, run.to)
    run.open = heading === 1
    run.heading = heading
    run.held = false
  }

  return {
    run(from, to, travel) {
      const pair = running && [running.from.key, running.to.key]
      if (running && travel !== 'none' && pair?.includes(from.key) && pair.includes(to.key)) {
        turn(running, running.to.key === to.key ? 1 : 0)
        return true
      }
      if (travel === 'none' || from.key === to.key || document.hidden) {
        strike()
        return false
      }
      start(from, to, travel === 'forward', false).clock.play()
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
          run.heading = back ? 1 : 0
          if (back) commit()
          run.clock.settle(run.heading, duration, IOS_EASING)
        },
      }
    },
    strike,
    get clock() {
      return running?.clock
    },
  }
}
