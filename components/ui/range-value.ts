/** The values of a slider: `min`, then every `step`, and finally `max`. */
export type Scale = { min: number; max: number; step: number }

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0

/** A value brought within the scale; it need not lie on a step. */
export const clamped = (value: number, { min, max }: Pick<Scale, 'min' | 'max'>): number =>
  Math.min(max, Math.max(min, value))

/** Where a value lies on the scale, 0–1. */
export const ratioOf = (value: number, scale: Scale): number =>
  scale.max > scale.min ? (clamped(value, scale) - scale.min) / (scale.max - scale.min) : 0

/** The value at a place on the scale: steps count from `min`, and `max` can be reached whether or not it is one. */
export const valueAt = (ratio: number, scale: Scale): number => {
  const { min, max, step } = scale
  const value = min + Math.round((ratio * (max - min)) / step) * step
  return clamped(Number(value.toFixed(Math.max(decimals(step), decimals(min)))), scale)
}

/** Which knob is nearest to a place; of two on one spot the one that can go there without passing the other. */
export const nearest = (ratios: readonly number[], ratio: number): number => {
  const [first = 0, second] = ratios
  if (second === undefined) return 0
  if (first === second) return ratio < first ? 0 : 1
  return Math.abs(ratio - first) <= Math.abs(ratio - second) ? 0 : 1
}

/**
 * What a key makes of a value: arrows go by a step, page keys by a tenth of the scale, Home and End to its ends.
 * @param key name of the key, `sign` 1 where right is onward and −1 where left is
 * @returns undefined when the key means nothing here
 */
export const keyed = (value: number, key: string, scale: Scale, sign: 1 | -1): number | undefined => {
  const { min, max, step } = scale
  const page = Math.max(step, Math.round((max - min) / 10 / step) * step)
  const by = {
    ArrowUp: step,
    ArrowDown: -step,
    ArrowRight: step * sign,
    ArrowLeft: -step * sign,
    PageUp: page,
    PageDown: -page,
    Home: min - max,
    End: max - min,
  }[key]
  return by === undefined ? undefined : valueAt(ratioOf(value + by, scale), scale)
}

/**
 * The value an assistive technology asks for, on a step. Its own steps may be smaller than ours (VoiceOver: a twentieth
 * of the scale), so a wish too small to reach the next step still goes one.
 */
export const steppedValue = (value: number, requested: number, scale: Scale): number => {
  const next = valueAt(ratioOf(requested, scale), scale)
  const forward = Math.sign(requested - value)
  return Math.sign(next - value) === forward
    ? next
    : valueAt(ratioOf(value + forward * scale.step, scale), scale)
}
