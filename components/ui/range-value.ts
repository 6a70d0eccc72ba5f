/** The scale of a slider. Its values are `min`, every `step` after `min`, and `max`. */
export type RangeScale = { min: number; max: number; step: number }

/** Returns the number of decimal places of a value, even if `String` writes the value with an exponent (`1.5e-7`). */
const decimalPlaces = (value: number) => {
  const [digits = '', exponent = 0] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** Limits a value to the range from `min` to `max`. The result can be between two steps. */
export const clamp = (value: number, { min, max }: Pick<RangeScale, 'min' | 'max'>): number =>
  Math.min(max, Math.max(min, value))

/** Returns the position of a value on the scale, 0–1. If `max` is not above `min`, the position is 0. */
export const ratioOf = (value: number, scale: RangeScale): number =>
  scale.max > scale.min ? (clamp(value, scale) - scale.min) / (scale.max - scale.min) : 0

/**
 * Returns the value at a position (0–1), rounded to the nearest step or to `max`, which can be between two steps. Steps count
 * from `min`.
 */
export const valueAt = (ratio: number, scale: RangeScale): number => {
  const { min, max, step } = scale
  const distance = ratio * (max - min)
  const steppedDistance = Math.round(distance / step) * step
  if (max - min - distance < Math.abs(steppedDistance - distance)) return max
  return clamp(
    Number((min + steppedDistance).toFixed(Math.max(decimalPlaces(step), decimalPlaces(min)))),
    scale,
  )
}

/**
 * Returns the index of the thumb nearest to a position (0–1). If both thumbs have the same position, returns the index of the
 * thumb that can move to the requested position without passing the other thumb.
 */
export const nearestThumbIndex = (ratios: readonly number[], ratio: number): number => {
  const [first = 0, second] = ratios
  if (second === undefined) return 0
  if (first === second) return ratio < first ? 0 : 1
  return Math.abs(ratio - first) <= Math.abs(ratio - second) ? 0 : 1
}

/**
 * Returns the value after a key press: arrow keys change the value by a step, and Page Up and Page Down change it by about a
 * tenth of the scale. Home and End set it to the smallest and the largest value.
 * @param key name of the key
 * @param sign 1 if the right arrow key increases the value, −1 if it decreases the value
 * @returns the new value; undefined for other keys
 */
export const valueForKey = (
  value: number,
  key: string,
  scale: RangeScale,
  sign: 1 | -1,
): number | undefined => {
  const { min, max, step } = scale
  const pageStep = Math.max(step, Math.round((max - min) / 10 / step) * step)
  // A `max` between two steps counts as the next step, so that an arrow key moves from `max` to the last step. The small
  // number is for rounding errors of the division.
  const start = value < max ? value : min + Math.ceil((max - min) / step - 1e-9) * step
  const change = {
    ArrowUp: step,
    ArrowDown: -step,
    ArrowRight: step * sign,
    ArrowLeft: -step * sign,
    PageUp: pageStep,
    PageDown: -pageStep,
    Home: -Infinity,
    End: Infinity,
  }[key]
  return change === undefined ? undefined : valueAt(ratioOf(start + change, scale), scale)
}

/**
 * Rounds the value that assistive technology requests to a step. The requested change may be smaller than a step, so the value
 * moves at least to the next step in the requested direction, unless it is already at the end of the scale.
 */
export const steppedValue = (value: number, requested: number, scale: RangeScale): number => {
  const next = valueAt(ratioOf(requested, scale), scale)
  const direction = Math.sign(requested - value)
  return Math.sign(next - value) === direction
    ? next
    : valueAt(ratioOf(value + direction * scale.step, scale), scale)
}
