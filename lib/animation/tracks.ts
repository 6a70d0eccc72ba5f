import type { Axis } from '../gesture/axis'
import type { Entrance, Pose } from './entrances'

/** The keyframes of one CSS property and their times, 0–1. */
export type Track<T> = { values: T[]; times: number[] }

/** The keyframes of an entrance, for the two properties that browsers animate without layout and paint. */
export type Tracks = { opacity?: Track<number>; transform?: Track<string> }

const createTrack = <T>(
  poses: readonly Pose[],
  readValue: (pose: Pose) => T | undefined,
): Track<T> | undefined => {
  const keyframes = poses.flatMap((pose) => {
    const value = readValue(pose)
    return value === undefined ? [] : [{ value, time: pose.offset }]
  })
  if (keyframes.length === 0) return undefined
  return { values: keyframes.map(({ value }) => value), times: keyframes.map(({ time }) => time) }
}

/**
 * Converts an entrance to keyframes.
 * @param axis axis of the element; it converts start and end to left and right
 */
export const createTracks = ({ poses }: Entrance, axis: Axis): Tracks => {
  const mirrorDistance = (x: string) =>
    x.replace(/^-?[\d.]+/, (number) => String(axis.mirrorInRtl(Number(number)) + 0))
  const transform = ({ x, y, scale }: Pose) =>
    [
      x !== undefined && `translateX(${mirrorDistance(x)})`,
      y !== undefined && `translateY(${y})`,
      scale !== undefined && `scale(${scale})`,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  return { opacity: createTrack(poses, (pose) => pose.opacity), transform: createTrack(poses, transform) }
}
