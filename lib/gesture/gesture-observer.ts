import type { Recognition, Verdict } from './recognizer'

/**
 * Reports a gesture under a pointer: that it has begun to watch, and later what it recognized.
 * @param gesture its name and priority
 * @param recognition the threshold and angle that the gesture waits for
 * @param verdict left out when it has only begun
 * @param won true if it has captured the pointer; false if it has given up
 */
export type GestureWatcher = (
  gesture: { name: string; priority?: number },
  recognition: Recognition,
  verdict?: Verdict,
  won?: boolean,
) => void

/** Observer of gestures, such as the gesture view of the Motion tab. Usually undefined; gestures then report nothing. */
export const gestureObserver: { by?: GestureWatcher } = {}
