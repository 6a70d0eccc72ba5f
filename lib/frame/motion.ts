import { frame } from './index'

/** True when travel is to become a short fade: asked for in the URL or by the device. */
export const reducedMotion = (): boolean =>
  frame.get().motion === 'reduced' ||
  (frame.get().motion === 1 && matchMedia('(prefers-reduced-motion: reduce)').matches)

/** The speed of all motion, 0.05–1: what the engines set as playback rate. */
export const motionRate = (): number => {
  const { motion } = frame.get()
  return motion === 'reduced' ? 1 : motion
}
