import type { Recognition, Verdict } from './recognizer'

/**
 * Called for a gesture under a pointer when the gesture begins to watch the pointer, and again when it has recognized a movement.
 * @param gesture name and priority of the gesture
 * @param recognition the threshold and angle that the gesture waits for
 * @param verdict the direction of the movement; undefined in the first call
 * @param won true if the gesture has captured the pointer; false if it has stopped watching; undefined in the first call
 */
export type GestureWatcher = (
  gesture: { name: string; priority?: number },
  recognition: Recognition,
  verdict?: Verdict,
  won?: boolean,
) => void

/** `by` is the observer of all gestures, such as the gesture view of the Motion tab. If `by` is undefined, nothing is reported. */
export const gestureObserver: { by?: GestureWatcher } = {}
