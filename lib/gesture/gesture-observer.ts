import type { RecognitionOptions, RecognitionResult } from './recognizer'

/**
 * Called for a gesture under a pointer when the gesture begins to watch the pointer, and again when it has classified the
 * movement.
 * @param gesture name and priority of the gesture
 * @param recognitionOptions axis, minimum distance, and maximum angle of the gesture
 * @param result the classification of the movement; undefined in the first call
 * @param hasCaptured true if the gesture has captured the pointer; false if it has stopped watching; undefined in the first call
 */
export type GestureObserver = (
  gesture: { name: string; priority?: number },
  recognitionOptions: RecognitionOptions,
  result?: RecognitionResult,
  hasCaptured?: boolean,
) => void

/**
 * `current` is the observer of all gestures, such as the gesture inspector of the Motion tab. If `current` is undefined, nothing is
 * reported.
 */
export const gestureObserver: { current?: GestureObserver } = {}
