import type { InlineAxis } from '../gesture/axis'
import type { Entrance, EntranceKeyframe } from './entrances'

/** The keyframes of one CSS property and their times, 0–1. */
export type PropertyKeyframes<T> = { values: T[]; times: number[] }

/** The keyframes of an entrance, for the two properties that browsers animate without layout and paint. */
export type EntranceKeyframes = { opacity?: PropertyKeyframes<number>; transform?: PropertyKeyframes<string> }

const createPropertyKeyframes = <T>(
  keyframes: readonly EntranceKeyframe[],
  readValue: (keyframe: EntranceKeyframe) => T | undefined,
): PropertyKeyframes<T> | undefined => {
  const entries = keyframes.flatMap((keyframe) => {
    const value = readValue(keyframe)
    return value === undefined ? [] : [{ value, time: keyframe.offset }]
  })
  if (entries.length === 0) return undefined
  return { values: entries.map(({ value }) => value), times: entries.map(({ time }) => time) }
}

/**
 * Converts an entrance to keyframes.
 * @param axis axis of the element; it converts start and end to left and right
 */
export const createKeyframes = ({ keyframes }: Entrance, axis: InlineAxis): EntranceKeyframes => {
  const mirrorDistance = (x: string) =>
    x.replace(/^-?[\d.]+/, (number) => String(axis.mirrorInRtl(Number(number)) + 0))
  const transform = ({ x, y, scale }: EntranceKeyframe) =>
    [
      x !== undefined && `translateX(${mirrorDistance(x)})`,
      y !== undefined && `translateY(${y})`,
      scale !== undefined && `scale(${scale})`,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  return {
    opacity: createPropertyKeyframes(keyframes, (keyframe) => keyframe.opacity),
    transform: createPropertyKeyframes(keyframes, transform),
  }
}
