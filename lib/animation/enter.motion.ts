import { animate } from 'framer-motion/dom/mini'
import { motionRate } from '../frame/motion'
import { axisOf } from '../gesture/axis'
import type { Entrance } from './entrances'
import type { Entering } from './sequence'
import { type Track, tracks } from './tracks'

/** Duration of an entrance and delay before it, in seconds. */
const DURATION = 0.8
const DELAY = 0.2

/**
 * Plays an entrance on one element, at the playback rate of the frame. Leaves no styles behind.
 * @param element already at its final position
 */
export const enter = (element: HTMLElement, entrance: Entrance): Entering => {
  const timing = ({ times }: Track<unknown>) => ({
    duration: DURATION,
    delay: DELAY,
    times,
    // One curve per segment; a single curve would change the timing of the whole entrance.
    ease: times.slice(1).map(() => [...entrance.curve] as [number, number, number, number]),
  })
  const { opacity, transform } = tracks(entrance, axisOf(element))
  const running = [
    ...(opacity ? [animate(element, { opacity: opacity.frames }, timing(opacity))] : []),
    ...(transform ? [animate(element, { transform: transform.frames }, timing(transform))] : []),
  ]
  const setRate = () => {
    for (const animation of running) animation.speed = motionRate()
  }
  const clear = () => {
    element.style.opacity = ''
    element.style.transform = ''
  }
  setRate()
  return {
    finished: Promise.all(running.map((animation) => animation.finished)).then(clear),
    setRate,
    stop() {
      for (const animation of running) animation.cancel()
      clear()
    },
  }
}
