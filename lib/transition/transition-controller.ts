import {
  IOS_DURATION_MS,
  IOS_EASING,
  MD_BACK_DURATION_MS,
  MD_BACK_EASING,
  Z_INTERRUPTED_LOWER,
  Z_INTERRUPTED_UPPER,
} from './constants'
import { isIos } from './frame-mode'
import { saveStyles } from './save-styles'
import { startTransition } from './start-transition'
import type { InteractiveTransition } from './swipe-back'
import type { TransitionAnimation } from './transition-animation.motion'
import type { ActiveTransition, TransitionDirection } from './types'

/** The object that stores the pages. It provides their elements, and is notified of each transition. */
export type PageHost<P> = {
  /** Returns the element that contains a page. */
  elementOf(page: P): HTMLElement
  /** Restores the scroll position of a page before it becomes visible. */
  restoreScroll(page: P): void
  /** Called when two pages begin to change places. */
  onWillTransition(from: P, to: P): void
  /**
   * Called when the change of two pages has ended, or was interrupted or reversed. `hasArrived` is false if the change was
   * canceled, so that `from` remains.
   */
  onDidTransition(from: P, to: P, hasArrived: boolean): void
  /** Called with `start` when the animation toward a page begins, and with `end` when it has ended or was interrupted. */
  onAnimation(type: 'start' | 'end', to: P): void
}

/** Options of {@link createTransitionController}. */
export type TransitionControllerOptions<P> = {
  /** Returns the element in which the pages move. */
  root: () => HTMLElement
  /** The object that stores the pages. */
  host: PageHost<P>
  /**
   * Called when a transition has ended. `active` is the page that remains; `hasArrived` is true if the user has navigated to
   * this page, and false if a canceled swipe has returned to it. Call `reset` afterward. Not called for a transition that
   * was interrupted.
   */
  onEnd: (active: P, hasArrived: boolean) => void
}

/** Runs transitions between pages that are rendered. */
export type TransitionController<P> = {
  /**
   * Animates the change between two rendered pages.
   * @returns false if there is nothing to animate (the direction is `none`, the pages are the same, or the tab is hidden). In
   * this case, a running transition ends, the pages get their own styles back, and `onEnd` is not called
   */
  run(from: P, to: P, direction: TransitionDirection): boolean
  /**
   * Starts the transition back, controlled by a finger.
   * @param onCommit called when the release goes back, before the remaining movement
   */
  startInteractive(top: P, below: P, onCommit: () => void): InteractiveTransition
  /** Ends the running transition, and removes everything that transitions have added to the pages. */
  reset(): void
  /** The clock of the running transition, which controls its animation; undefined if none is running. */
  readonly clock: ActiveTransition | undefined
}

type RunningTransition<P> = {
  from: P
  to: P
  clock: TransitionAnimation
  /** Whether `onWillTransition` has been called, but `onDidTransition` has not. */
  isDidTransitionPending: boolean
  /** False while the transition moves back to its start. */
  isTowardEnd: boolean
  /** True while a finger controls the transition. */
  isInteractive: boolean
  forward: boolean
}

/** Creates a transition controller for the pages of a page host. Pages with the same key are the same page. */
export const createTransitionController = <P extends { key: string }>({
  root,
  host,
  onEnd,
}: TransitionControllerOptions<P>): TransitionController<P> => {
  let currentTransition: RunningTransition<P> | undefined
  let cleanups: (() => void)[] = []

  /** Ends the running transition at its current position, and returns its remaining tweens for the next transition. */
  const interrupt = () => {
    const interruptedTransition = currentTransition
    currentTransition = undefined
    if (!interruptedTransition) return []
    if (interruptedTransition.isDidTransitionPending)
      host.onDidTransition(
        interruptedTransition.from,
        interruptedTransition.to,
        interruptedTransition.isTowardEnd && !interruptedTransition.isInteractive,
      )
    host.onAnimation('end', interruptedTransition.to)
    const staleElement = host.elementOf(
      interruptedTransition.isTowardEnd ? interruptedTransition.from : interruptedTransition.to,
    )
    staleElement.style.zIndex = String(
      interruptedTransition.forward === interruptedTransition.isTowardEnd
        ? Z_INTERRUPTED_LOWER
        : Z_INTERRUPTED_UPPER,
    )
    return interruptedTransition.clock.stop()
  }

  const start = (from: P, to: P, forward: boolean, isInteractive: boolean): RunningTransition<P> => {
    const remainingTweens = interrupt()
    host.restoreScroll(to)
    const pagePair = { entering: host.elementOf(to), leaving: host.elementOf(from), forward }
    host.onWillTransition(from, to)
    const restoreStyles = [pagePair.entering, pagePair.leaving].map((element) =>
      saveStyles(element, 'z-index'),
    )
    const clock = startTransition(pagePair, root(), remainingTweens, isInteractive)
    cleanups.push(() => {
      clock.clear()
      for (const undo of restoreStyles) undo()
    })
    const transition: RunningTransition<P> = {
      from,
      to,
      clock,
      isDidTransitionPending: true,
      isTowardEnd: true,
      isInteractive,
      forward,
    }
    currentTransition = transition
    host.onAnimation('start', to)
    // A hidden tab renders no frames, and animations without frames never end.
    const completeIfHidden = () => document.hidden && !transition.isInteractive && clock.complete()
    document.addEventListener('visibilitychange', completeIfHidden)
    void clock.finished.then(() => {
      document.removeEventListener('visibilitychange', completeIfHidden)
      if (currentTransition !== transition) return
      currentTransition = undefined
      const hasArrived = transition.isTowardEnd
      if (transition.isDidTransitionPending) host.onDidTransition(from, to, hasArrived)
      host.onAnimation('end', to)
      onEnd(hasArrived ? to : from, hasArrived || !transition.isDidTransitionPending)
    })
    return transition
  }

  const reset = () => {
    interrupt()
    // Clears the newest transition first, because the styles that it stored were written by the transition before it.
    for (const clear of cleanups.reverse()) clear()
    cleanups = []
  }

  /** Returns the easing of the movement after a release. */
  const releaseEasing = () => (isIos(root()) ? IOS_EASING : MD_BACK_EASING)

  /**
   * Resumes or reverses the running transition between the same two pages, instead of starting a new one. The transition then
   * runs to its end if `isTowardEnd` is true, and otherwise back to its start.
   */
  const reverseOrResume = (transition: RunningTransition<P>, isTowardEnd: boolean) => {
    if (transition.isInteractive)
      transition.clock.settle(
        isTowardEnd ? 1 : 0,
        isIos(root()) ? IOS_DURATION_MS : MD_BACK_DURATION_MS,
        releaseEasing(),
      )
    else if (isTowardEnd !== transition.isTowardEnd) transition.clock.reverse()
    if (transition.isDidTransitionPending !== isTowardEnd) {
      if (isTowardEnd) host.onWillTransition(transition.from, transition.to)
      else host.onDidTransition(transition.from, transition.to, false)
    }
    transition.isDidTransitionPending = isTowardEnd
    transition.isTowardEnd = isTowardEnd
    transition.isInteractive = false
  }

  return {
    run(from, to, direction) {
      const runningKeys = currentTransition && [currentTransition.from.key, currentTransition.to.key]
      if (
        currentTransition &&
        direction !== 'none' &&
        runningKeys?.includes(from.key) &&
        runningKeys.includes(to.key)
      ) {
        reverseOrResume(currentTransition, currentTransition.to.key === to.key)
        return true
      }
      if (direction === 'none' || from.key === to.key || document.hidden) {
        reset()
        return false
      }
      start(from, to, direction === 'forward', false).clock.play()
      return true
    },
    startInteractive(top, below, onCommit) {
      const transition = start(top, below, false, true)
      return {
        seek(progress) {
          if (currentTransition === transition && transition.isInteractive) transition.clock.seek(progress)
        },
        release(isBack, duration) {
          if (currentTransition !== transition || !transition.isInteractive) return
          transition.isInteractive = false
          transition.isTowardEnd = isBack
          if (isBack) onCommit()
          transition.clock.settle(isBack ? 1 : 0, duration, releaseEasing())
        },
      }
    },
    reset,
    get clock() {
      return currentTransition?.clock
    },
  }
}
