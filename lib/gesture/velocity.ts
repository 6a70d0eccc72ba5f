/** Weight of the newest movement in the smoothed velocity. The rest is the previous velocity. */
const CURRENT_WEIGHT = 0.7
const PREVIOUS_WEIGHT = 0.3
/**
 * A release this soon after the last movement counts as part of it, ms: many devices send both at once, from one
 * position.
 */
const RELEASE_TOLERANCE_MS = 32
/** Maximum time between two movements that define a velocity, ms. */
const SAMPLE_WINDOW_MS = 100

/** A point of a movement and its velocity. */
export type Sample = { x: number; y: number; time: number; velocityX: number; velocityY: number }

/** The first sample of a movement, with velocity 0. */
export const resting = (x: number, y: number, time: number): Sample => ({
  x,
  y,
  time,
  velocityX: 0,
  velocityY: 0,
})

/**
 * The next sample of a movement, with the velocity smoothed.
 * @param last the previous sample
 * @param x px
 * @param y px
 * @param time of the event, ms
 * @returns velocities in px/ms; unchanged if two events have the same time or are too far apart
 */
export const follow = (last: Sample, x: number, y: number, time: number): Sample => {
  const dt = time - last.time
  if (dt <= 0 || dt >= SAMPLE_WINDOW_MS) return { ...last, x, y, time }
  const smooth = (distance: number, before: number) =>
    (distance / dt) * CURRENT_WEIGHT + before * PREVIOUS_WEIGHT
  return {
    x,
    y,
    time,
    velocityX: smooth(x - last.x, last.velocityX),
    velocityY: smooth(y - last.y, last.velocityY),
  }
}

/**
 * The sample of a release. Its velocity is that of the last movement, reduced by the time that the pointer has rested.
 * @param last the previous sample
 * @param time of the event, ms
 */
export const released = (last: Sample, x: number, y: number, time: number): Sample => {
  const dt = time - last.time
  if (dt < RELEASE_TOLERANCE_MS) return { ...last, x, y, time }
  return dt < SAMPLE_WINDOW_MS ? follow(last, x, y, time) : resting(x, y, time)
}
