import { animate } from 'framer-motion/dom/mini'
import { bezier } from './bezier'
import { keepStyles } from './keep-styles'
import { type Choreography, type Easing, type Move, momentsOf, poseAt, poseStyle } from './pose'
import type { RunningClock } from './types'

/** One progress for everything that moves in a transition: finger, inspector and animation all drive this. */
export type TransitionClock = RunningClock & {
  /** Turns round where it stands, within the share of its time that the way back takes. */
  reverse(): void
  /**
   * Runs from where it stands to one of the ends, whatever it was about to do.
   * @param end 1 to complete, 0 to go back to the start
   * @param duration ms at normal speed
   */
  settle(end: 0 | 1, duration: number, easing?: Easing): void
  /** Stops where it stands and returns the rest of the way, for the next transition to take over. */
  halt(): Move[]
  /** Puts inline styles back to what they were, and takes away all scenery. */
  clear(): void
}

/** As far as a hand may take it: what is paused at its very end starts anew when it is told to go on (engine.md 2.7). */
const LAST_SHARE = 0.9999

type Controls = ReturnType<typeof animate>

/**
 * Prepares a transition, held at its start. It must be cleared, whatever comes of it.
 * @param plan what moves
 * @param speed factor on all time, 0.05–1
 */
export const createClock = (plan: Choreography, speed = 1): TransitionClock => {
  const restore = plan.moves.map(({ element }) => keepStyles(element, 'transform', 'opacity'))
  const undress = plan.dress?.()
  let { duration, easing } = plan
  let start = 0
  let end: 0 | 1 = 1
  let rate = speed
  let controls: Controls[] = []
  let arrive: (end: 0 | 1) => void
  const finished = new Promise<0 | 1>((resolve) => {
    arrive = resolve
  })

  const share = () => Math.min(1, (controls[0]?.time ?? 0) / (duration / 1000))
  const value = () => start + (end - start) * bezier(easing)(share())

  const build = () => {
    controls = plan.moves.flatMap((move) => {
      if (!move.element.animate) return []
      const times = momentsOf(move, start, end)
      const poses = times.map((at) => poseStyle(poseAt(move, start + (end - start) * at)))
      const transform = poses.flatMap((pose) => pose.transform ?? [])
      const opacity = poses.flatMap((pose) => pose.opacity ?? [])
      const frames = {
        ...(transform.length > 0 && { transform }),
        ...(opacity.length > 0 && { opacity }),
      }
      const [x1, y1, x2, y2] = easing
      const way = times.length > 2 ? { times } : {}
      return animate(move.element, frames, { duration: duration / 1000, ease: [x1, y1, x2, y2], ...way })
    })
    for (const control of controls) control.pause()
  }
  const run = () => {
    const running = controls
    for (const control of running) {
      control.speed = rate
      control.play()
    }
    // Settling replaces the controls, so that the old ones no longer decide.
    void Promise.all(running.map((control) => control.finished)).then(
      () => running === controls && arrive(end),
    )
  }
  const show = (at: number) => {
    for (const control of controls) control.cancel()
    controls = []
    for (const move of plan.moves) {
      const { transform, opacity } = poseStyle(poseAt(move, at))
      if (transform !== undefined) move.element.style.transform = transform
      if (opacity !== undefined) move.element.style.opacity = String(opacity)
    }
  }
  const settle = (to: 0 | 1, time: number, curve: Easing = easing) => {
    const now = value()
    show(now)
    start = now
    end = to
    duration = Math.max(1, time)
    easing = curve
    build()
    run()
  }

  build()
  return {
    finished,
    get value() {
      return value()
    },
    progress(time) {
      for (const control of controls) {
        control.pause()
        control.time = (Math.min(LAST_SHARE, Math.max(0, time)) * duration) / 1000
      }
    },
    play(factor = 1) {
      rate = speed * factor
      run()
    },
    reverse() {
      const back = end === 1 ? 0 : 1
      settle(back, plan.duration * Math.abs(back - value()))
    },
    settle,
    halt() {
      const at = value()
      show(at)
      return plan.moves.map((move) => ({
        element: move.element,
        from: poseAt(move, at),
        to: poseAt(move, end),
      }))
    },
    complete() {
      for (const control of controls) control.complete()
    },
    clear() {
      for (const control of controls) control.cancel()
      controls = []
      for (const undo of restore) undo()
      undress?.()
      // Nobody waits for ever for a transition that was interrupted.
      arrive(end)
    },
  }
}
