import { animate } from 'framer-motion/dom/mini'
import { motionRate } from '../frame/motion'
import { axisOf } from '../gesture/axis'
import { createKeyframes, type PropertyKeyframes } from './create-keyframes'
import type { Entrance } from './entrances'
import type { RunningEntrance } from './sequence'

/** Duration of an entrance, and the delay before it, s. */
const DURATION_SECONDS = 0.8
const DELAY_SECONDS = 0.2

/**
 * Plays an entrance on one element at the playback rate of the frame. At the end, removes the inline styles of the animation.
 * @param element the element, which is already at its final position
 */
export const playEntrance = (element: HTMLElement, entrance: Entrance): RunningEntrance => {
  const timingOf = ({ times }: PropertyKeyframes<unknown>) => ({
    duration: DURATION_SECONDS,
    delay: DELAY_SECONDS,
    times,
    // One curve per segment; a single curve would apply to the entrance as a whole.
    ease: times.slice(1).map(() => [...entrance.curve] as [number, number, number, number]),
  })
  const { opacity, transform } = createKeyframes(entrance, axisOf(element))
  const animations = [
    ...(opacity ? [animate(element, { opacity: opacity.values }, timingOf(opacity))] : []),
    ...(transform ? [animate(element, { transform: transform.values }, timingOf(transform))] : []),
  ]
  const applyRate = () => {
    for (const animation of animations) animation.speed = motionRate()
  }
  const clearStyles = () => {
    element.style.opacity = ''
    element.style.transform = ''
  }
  applyRate()
  return {
    finished: Promise.all(animations.map((animation) => animation.finished)).then(clearStyles),
    applyRate,
    stop() {
      for (const animation of animations) animation.cancel()
      clearStyles()
    },
  }
}
