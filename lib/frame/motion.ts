import { frame } from './index'

/** Whether movements are replaced by a short fade: requested in the URL or by the device. */
export const reducedMotion = (): boolean =>
  frame.get().motion === 'reduced' ||
  (frame.get().motion === 1 && matchMedia('(prefers-reduced-motion: reduce)').matches)

/** Playback rate of all animations, 0.05–1. */
export const motionRate = (): number => {
  const { motion } = frame.get()
  return motion === 'reduced' ? 1 : motion
}
