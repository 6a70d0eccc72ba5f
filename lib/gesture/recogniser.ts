/** The axis a gesture lives on. */
export type GestureDirection = 'x' | 'y'

/** What is recognised: how far a pointer must move, and how straight. */
export type Recognition = {
  direction: GestureDirection
  /** Distance before anything is decided, px. */
  threshold: number
  /** Largest angle between the movement and the axis, degrees. */
  maxAngle: number
}

/** The defaults of every gesture (spec §9). */
export const RECOGNITION: Recognition = { direction: 'x', threshold: 10, maxAngle: 40 }

/** What a movement is so far: not decided, along the axis (and which way), or across it. */
export type Verdict = 'waiting' | 'towards' | 'away' | 'across'

/**
 * Judges a movement.
 * @param dx movement since the pointer went down, px
 * @param dy px
 * @returns `towards` for a movement to greater coordinates, `away` to smaller ones
 */
export const recognise = (
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
