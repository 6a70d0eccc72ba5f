import { contrast } from '../../frame/accent-set'
import { hexOf, over, type Rgba, resolved, type Values } from './color'
import type { Mode } from './sets'

/** The contrast of text (WCAG 2.2 AA). */
const TEXT_CONTRAST = 4.5

/** A text and what it stands on, with the contrast of the two, 1–21. */
export type Pair = { text: string; on: string; ratio: number; passes: boolean }

/** Text and its grounds from below: the first one is opaque, or lies on the page. */
type ContrastPair = readonly [text: string, ...grounds: string[]]

const standing: Readonly<Record<Mode, readonly ContrastPair[]>> = {
  ios: [
    ['tint', 'page'],
    ['tint', 'grouped'],
    ['tint', 'surface-2'],
    ['tint', 'surface', 'tint-soft'],
    ['on-tint', 'tint-fill'],
    ['label', 'surface'],
    ['label-2', 'grouped'],
    ['label-2', 'surface'],
    ['danger', 'surface'],
  ],
  md: [
    ['tint', 'page'],
    ['tint', 'surface'],
    ['on-tint', 'tint-fill'],
    ['on-secondary-container', 'tint-soft'],
    ['on-primary-container', 'primary-container'],
    ['on-secondary-container', 'secondary-container'],
    ['on-tertiary-container', 'tertiary-container'],
    ['label', 'page'],
    ['label-2', 'page'],
    ['label-2', 'surface-2'],
    ['danger', 'page'],
    ['on-error', 'error'],
    ['on-error-container', 'error-container'],
    ['inverse-on-surface', 'inverse-surface'],
    ['inverse-primary', 'inverse-surface'],
  ],
}

const ratioOf = (text: Rgba, ground: Rgba): number => contrast(hexOf(over(text, ground)), hexOf(ground))

const judged = (text: string, on: string, ratio: number): Pair => ({
  text,
  on,
  ratio,
  passes: ratio >= TEXT_CONTRAST,
})

/** The stops of a gradient, as they are written. */
export const stopsOf = (gradient: string): string[] => gradient.match(/#[0-9a-f]{6}/gi) ?? []

/**
 * What is written on what in the screens, and how well it can be read.
 * @param values all colors of one set
 */
export const pairsOf = (values: Values, mode: Mode): Pair[] => {
  const color = (name: string) => resolved(values[name] ?? '', values)
  const pairs = standing[mode].map(([text, ...grounds]) => {
    const ground = grounds.reduce((below, name) => over(color(name), below), color('page'))
    return judged(text, [...grounds].reverse().join(' on '), ratioOf(color(text), ground))
  })
  const white = resolved('#ffffff', {})
  const stops = stopsOf(values.grad ?? '').map((stop) => ratioOf(white, resolved(stop, {})))
  return [...pairs, judged('white', 'grad', Math.min(...stops))]
}
