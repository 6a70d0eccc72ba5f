/** Weights of the velocity of the newest movement and of the previous velocity in the smoothed velocity. Source: Ionic. */
const CURRENT_WEIGHT = 0.7
const PREVIOUS_WEIGHT = 0.3
/**
 * If a release follows the last movement within this time, ms, the velocity does not change. Many devices send both events at
 * once and with the same position.
 */
const RELEASE_TOLERANCE_MS = 32
/** Two events define a velocity only if the time between them is shorter than this, ms. Source: Ionic. */
const SAMPLE_WINDOW_MS = 100

/** A point of a movement (px), its time (ms), and the velocity at this point (px/ms). */
export type MovementSample = { x: number; y: number; time: number; velocityX: number; velocityY: number }

/** Creates the first sample of a movement, with velocity 0. */
export const initialSample = (x: number, y: number, time: number): MovementSample => ({
  x,
  y,
  time,
  velocityX: 0,
  velocityY: 0,
})

/**
 * Returns the next sample of a movement, with a smoothed velocity. The velocity does not change if the event is not later than
 * the previous sample, or is 100 ms or more later.
 * @param previous the previous sample
 * @param time time of the event, ms
 */
export const nextSample = (previous: MovementSample, x: number, y: number, time: number): MovementSample => {
  const dt = time - previous.time
  if (dt <= 0 || dt >= SAMPLE_WINDOW_MS) return { ...previous, x, y, time }
  const smooth = (distance: number, previousVelocity: number) =>
    (distance / dt) * CURRENT_WEIGHT + previousVelocity * PREVIOUS_WEIGHT
  return {
    x,
    y,
    time,
    velocityX: smooth(x - previous.x, previous.velocityX),
    velocityY: smooth(y - previous.y, previous.velocityY),
  }
}

/**
 * Returns the sample of a release. Less than 32 ms after the previous sample, the velocity does not change; from then on, the
 * release counts as another movement; and from 100 ms on, the velocity is 0.
 * @param previous the previous sample
 * @param time time of the event, ms
 */
export const releaseSample = (
  previous: MovementSample,
  x: number,
  y: number,
  time: number,
): MovementSample => {
  const dt = time - previous.time
  if (dt < RELEASE_TOLERANCE_MS) return { ...previous, x, y, time }
  return dt < SAMPLE_WINDOW_MS ? nextSample(previous, x, y, time) : initialSample(x, y, time)
}
