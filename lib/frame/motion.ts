import { frame } from './index'

/**
 * Returns whether a short fade replaces movements: the frame has reduced motion, or the device requests it and the playback rate
 * is 1. Any other rate takes precedence over the device, so that animations of overlays and pages can be studied on every device.
 * Unlike this function, the `reduced-motion` variant in app/globals.css follows the device at every rate.
 */
export const reducedMotion = (): boolean =>
  frame.get().motion === 'reduced' ||
  (frame.get().motion === 1 && matchMedia('(prefers-reduced-motion: reduce)').matches)

/** Returns the playback rate of all animations, 0.05–1; 1 with reduced motion. */
export const motionRate = (): number => {
  const { motion } = frame.get()
  return motion === 'reduced' ? 1 : motion
}
