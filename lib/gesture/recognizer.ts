/** The axis of a gesture. */
export type GestureDirection = 'x' | 'y'

/** The conditions for recognizing a movement: axis, minimum distance, and maximum angle. */
export type RecognitionOptions = {
  direction: GestureDirection
  /** Minimum distance before the movement is classified, px. */
  threshold: number
  /** Largest angle between the movement and the axis, degrees. */
  maxAngle: number
}

/** The default recognition options of a gesture. Source: Ionic's gestures. */
export const DEFAULT_RECOGNITION_OPTIONS: RecognitionOptions = { direction: 'x', threshold: 10, maxAngle: 40 }

/**
 * Classification of a movement: shorter than the threshold (`waiting`), along the axis toward larger or smaller coordinates
 * (`positive` or `negative`), or `across` the axis.
 */
export type RecognitionResult = 'waiting' | 'positive' | 'negative' | 'across'

/**
 * Classifies a movement.
 * @param dx distance along x since the pointer went down, px
 * @param dy distance along y since the pointer went down, px
 * @returns `waiting` below the threshold or at distance 0, `positive` for a movement to larger coordinates, `negative` for a
 * movement to smaller coordinates, or `across` if the angle to the axis is larger than `maxAngle`
 */
export const recognize = (
  dx: number,
  dy: number,
  { direction, threshold, maxAngle }: RecognitionOptions,
): RecognitionResult => {
  const distance = Math.hypot(dx, dy)
  if (distance < threshold || distance === 0) return 'waiting'
  const axisDistance = direction === 'x' ? dx : dy
  if (Math.abs(axisDistance) / distance < Math.cos((maxAngle * Math.PI) / 180)) return 'across'
  return axisDistance > 0 ? 'positive' : 'negative'
}

/** @deprecated The former name of {@link recognize}. */
export const recognise = recognize
