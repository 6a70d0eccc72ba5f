/** Share of the newest movement in the smoothed velocity; the rest is what it was before (spec §9). */
const CURRENT = 0.7
const PREVIOUS = 0.3
/** A release this soon after the last movement is part of it, ms: many devices send both at once, from one place. */
const SAME_MOMENT = 32
/** Movements further apart than this say nothing about speed, ms (spec §9). */
const WINDOW = 100

/** A point of a movement and the speed there. */
export type Sample = { x: number; y: number; time: number; velocityX: number; velocityY: number }

/** The first sample of a movement: at rest. */
export const resting = (x: number, y: number, time: number): Sample => ({
  x,
  y,
  time,
  velocityX: 0,
  velocityY: 0,
})

/**
 * The next sample of a movement, with the velocity smoothed.
 * @param last the sample before
 * @param x px
 * @param y px
 * @param time of the event, ms
 * @returns velocities in px/ms; unchanged when two events share a time or lie too far apart
 */
export const follow = (last: Sample, x: number, y: number, time: number): Sample => {
  const dt = time - last.time
  if (dt <= 0 || dt >= WINDOW) return { ...last, x, y, time }
  const smooth = (distance: number, before: number) => (distance / dt) * CURRENT + before * PREVIOUS
  return {
    x,
    y,
    time,
    velocityX: smooth(x - last.x, last.velocityX),
    velocityY: smooth(y - last.y, last.velocityY),
  }
}

/**
 * The sample of a release. Its speed is that of the last movement, less the longer the pointer has rested since.
 * @param last the sample before
 * @param time of the event, ms
 */
export const released = (last: Sample, x: number, y: number, time: number): Sample => {
  const dt = time - last.time
  if (dt < SAME_MOMENT) return { ...last, x, y, time }
  return dt < WINDOW ? follow(last, x, y, time) : resting(x, y, time)
}
