import { animate } from 'framer-motion/dom/mini'
import { cubicBezier } from './cubic-bezier'
import { type Easing, keyTimesOf, poseAt, poseStyle, type TransitionPlan, type Tween } from './pose'
import { saveStyles } from './save-styles'
import type { ActiveTransition } from './types'

/** Moves all elements of a transition with one progress value, which a finger or an animation controls. */
export type TransitionAnimation = ActiveTransition & {
  /** Reverses from the current position. The duration is proportional to the remaining distance. */
  reverse(): void
  /**
   * Runs from the current position to one of the ends, whether the transition is paused or running.
   * @param end 1 to complete, 0 to return to the start
   * @param duration ms at normal speed
   * @param easing by default, the current easing of the transition
   */
  settle(end: 0 | 1, duration: number, easing?: Easing): void
  /** Stops at the current position and returns the remaining tweens, for the next transition to continue. */
  stop(): Tween[]
  /** Restores inline styles, removes everything that the transition has added, and resolves `finished`. */
  clear(): void
}

/**
 * Maximum fraction of the time (0–1) at which a transition is paused. An animation that is paused at its end would restart when
 * it is played.
 */
const MAX_PAUSED_TIME_FRACTION = 0.9999

type AnimationControls = ReturnType<typeof animate>

/**
 * Prepares a transition, paused at its start. The caller must always call `clear`, even for a transition that was stopped.
 * @param plan what moves, for how long, and with which easing
 * @param framePlaybackRate playback rate of the frame, 0.05–1, by which the `rate` of `play` is multiplied
 */
export const createTransitionAnimation = (
  plan: TransitionPlan,
  framePlaybackRate = 1,
): TransitionAnimation => {
  const restoreStyles = plan.tweens.map(({ element }) =>
    saveStyles(element, 'transform', 'clip-path', 'opacity'),
  )
  const cleanup = plan.setup?.()
  let { duration, easing } = plan
  let startProgress = 0
  let endProgress: 0 | 1 = 1
  let playbackRate = framePlaybackRate
  let controls: AnimationControls[] = []
  let resolveFinished: (endProgress: 0 | 1) => void
  const finished = new Promise<0 | 1>((resolve) => {
    resolveFinished = resolve
  })

  const getTimeFraction = () => Math.min(1, (controls[0]?.time ?? 0) / (duration / 1000))
  const getProgress = () =>
    startProgress + (endProgress - startProgress) * cubicBezier(easing)(getTimeFraction())

  const createAnimations = () => {
    controls = plan.tweens.flatMap((tween) => {
      if (!tween.element.animate) return []
      const times = keyTimesOf(tween, startProgress, endProgress)
      const poses = times.map((keyTime) =>
        poseStyle(poseAt(tween, startProgress + (endProgress - startProgress) * keyTime)),
      )
      const keyframes: Record<string, (string | number)[]> = {}
      for (const pose of poses)
        for (const [name, value] of Object.entries(pose))
          keyframes[name] = [...(keyframes[name] ?? []), value]
      const [x1, y1, x2, y2] = easing
      const keyTimes = times.length > 2 ? { times } : {}
      return animate(tween.element, keyframes, {
        duration: duration / 1000,
        ease: [x1, y1, x2, y2],
        ...keyTimes,
      })
    })
    for (const control of controls) control.pause()
  }
  const playAnimations = () => {
    const runningControls = controls
    for (const control of runningControls) {
      control.speed = playbackRate
      control.play()
    }
    // `settle`, `stop`, and `clear` replace the controls. The end of replaced animations is ignored.
    void Promise.all(runningControls.map((control) => control.finished)).then(
      () => runningControls === controls && resolveFinished(endProgress),
    )
  }
  const applyStylesAt = (progress: number) => {
    for (const control of controls) control.cancel()
    controls = []
    for (const tween of plan.tweens) Object.assign(tween.element.style, poseStyle(poseAt(tween, progress)))
  }
  const settle = (newEndProgress: 0 | 1, newDuration: number, newEasing: Easing = easing) => {
    const currentProgress = getProgress()
    applyStylesAt(currentProgress)
    startProgress = currentProgress
    endProgress = newEndProgress
    duration = Math.max(1, newDuration)
    easing = newEasing
    createAnimations()
    playAnimations()
  }

  createAnimations()
  return {
    finished,
    get progress() {
      return getProgress()
    },
    seek(timeFraction) {
      for (const control of controls) {
        control.pause()
        control.time = (Math.min(MAX_PAUSED_TIME_FRACTION, Math.max(0, timeFraction)) * duration) / 1000
      }
    },
    play(rate = 1) {
      playbackRate = framePlaybackRate * rate
      playAnimations()
    },
    reverse() {
      const oppositeEnd = endProgress === 1 ? 0 : 1
      settle(oppositeEnd, plan.duration * Math.abs(oppositeEnd - getProgress()))
    },
    settle,
    stop() {
      const currentProgress = getProgress()
      applyStylesAt(currentProgress)
      return plan.tweens.map((tween) => ({
        element: tween.element,
        from: poseAt(tween, currentProgress),
        to: poseAt(tween, endProgress),
      }))
    },
    complete() {
      for (const control of controls) control.complete()
    },
    clear() {
      for (const control of controls) control.cancel()
      controls = []
      for (const undo of restoreStyles) undo()
      cleanup?.()
      // `finished` also resolves for a transition that was interrupted.
      resolveFinished(endProgress)
    },
  }
}
