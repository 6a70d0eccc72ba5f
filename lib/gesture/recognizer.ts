/** The axis of a gesture. */
export type GestureDirection = 'x' | 'y'

/** When a movement is recognized: minimum distance and maximum angle. */
export type Recognition = {
  direction: GestureDirection
  /** Distance before a decision, px. */
  threshold: number
  /** Largest angle between the movement and the axis, degrees. */
  maxAngle: number
}

/** The defaults of every gesture. */
export const RECOGNITION: Recognition = { direction: 'x', threshold: 10, maxAngle: 40 }

/** State of a movement: undecided, along the axis in one of two directions, or across it. */
export type Verdict = 'waiting' | 'towards' | 'away' | 'across'

/**
 * Classifies a movement.
 * @param dx movement since the pointer went down, px
 * @param dy the same along y, px
 * @returns `towards` for a movement to larger coordinates, `away` for a movement to smaller ones
 */
export const recognize = (
  dx: number,
  dy: number,
  { direction, threshold, maxAngle }: Recognition,
): Verdict => {
  const distance = Math.hypot(dx, dy)
  if (distance < threshold || distance === 0) return 'waiting'
  const along = direction === 'x' ? dx : dy
  if (Math.abs(along) / distance < Math.cos((maxAngle * Math.PI) / 180)) return 'across'
  return along > 0 ? 'towards' : 'away'
}

/** @deprecated The former name of {@link recognize}. */
export const recognise = recognize
