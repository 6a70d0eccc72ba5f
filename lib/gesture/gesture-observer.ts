import type { Recognition, Verdict } from './recogniser'

/**
 * What is told of a gesture under a pointer: that it has begun to watch, and later what it took the movement for.
 * @param gesture its name and priority
 * @param recognition what it waits for
 * @param verdict left out while it has only begun
 * @param won whether it has the pointer now; else it has given up
 */
export type GestureWatcher = (
  gesture: { name: string; priority?: number },
  recognition: Recognition,
  verdict?: Verdict,
  won?: boolean,
) => void

/** Whoever looks on while gestures decide, such as a lens over the frame. Nobody, most of the time, and then it costs nothing. */
export const gestureObserver: { by?: GestureWatcher } = {}
