import { describe, expect, it } from 'vitest'
import { nearestThumbIndex, ratioOf, steppedValue, valueAt, valueForKey } from './range-value'

const percent = { min: 0, max: 100, step: 1 }
const volume = { min: -200, max: 200, step: 1 }
const lineSpacing = { min: 1000, max: 2000, step: 100 }
const pages = { min: 1, max: 100, step: 10 }
const thirds = { min: 0, max: 10, step: 3 }
const tiny = { min: 0, max: 1e-6, step: 1e-7 }
const tenths = { min: 0, max: 1, step: 0.1 }

it.each([
  [10, percent, 0.1],
  [0, volume, 0.5],
  [20, lineSpacing, 0],
  [2500, lineSpacing, 1],
  [20, pages, 19 / 99],
  [5, { min: 5, max: 5, step: 1 }, 0],
])('ratioOf(%d) is its share of the scale, limited to 0–1', (value, scale, ratio) =>
  expect(ratioOf(value, scale)).toBe(ratio),
)

it.each([
  [0.104, percent, 10],
  [0.55, lineSpacing, 1600],
  [0, pages, 1],
  [0.5, pages, 51],
  [0.94, pages, 91],
  [1, pages, 100],
  [0.3, tenths, 0.3],
  [1, thirds, 10],
  [0.96, thirds, 10],
  [0.94, thirds, 9],
  [0.5, tiny, 5e-7],
  [1.4, percent, 100],
  [-1, volume, -200],
])('valueAt(%d) is the nearest step or the maximum', (ratio, scale, value) =>
  expect(valueAt(ratio, scale)).toBe(value),
)

it.each([
  [[0.2], 0.9, 0],
  [[0.2, 0.7], 0.4, 0],
  [[0.2, 0.7], 0.5, 1],
  [[0.7, 0.2], 0.9, 0],
  [[0.5, 0.5], 0.3, 0],
  [[0.5, 0.5], 0.6, 1],
])('with thumbs at %j, a press at %d moves thumb %d', (ratios, pressRatio, thumb) =>
  expect(nearestThumbIndex(ratios, pressRatio)).toBe(thumb),
)

describe('keys', () => {
  it.each([
    ['ArrowUp', 10, percent, 1, 11],
    ['ArrowRight', 10, percent, 1, 11],
    ['ArrowRight', 10, percent, -1, 9],
    ['ArrowLeft', 10, percent, -1, 11],
    ['ArrowDown', 0, percent, 1, 0],
    ['PageUp', 10, percent, 1, 20],
    ['PageDown', 0, volume, 1, -40],
    ['PageUp', 1000, lineSpacing, 1, 1100],
    ['Home', 70, pages, 1, 1],
    ['End', 70, pages, 1, 100],
    ['ArrowUp', 20, pages, 1, 31],
    ['ArrowDown', 100, pages, 1, 91],
    ['End', 3, thirds, 1, 10],
    ['ArrowUp', 9, thirds, 1, 10],
    ['ArrowUp', 10, thirds, 1, 10],
    ['ArrowDown', 10, thirds, 1, 9],
    ['PageDown', 10, thirds, 1, 9],
    ['Home', 10, thirds, 1, 0],
    ['ArrowDown', 1.1, { min: 0, max: 1.1, step: 0.1 }, 1, 1],
    ['Tab', 70, pages, 1, undefined],
  ] as const)('%s at %d', (key, value, scale, sign, expected) =>
    expect(valueForKey(value, key, scale, sign)).toBe(expected),
  )
})

it.each([
  [1000, 1050, lineSpacing, 1100],
  [1000, 1010, lineSpacing, 1100],
  [1500, 1490, lineSpacing, 1400],
  [1000, 1000, lineSpacing, 1000],
  [10, 15, percent, 15],
  [10, 9.5, thirds, 9],
])('from %d a request for %d moves by at least one step', (value, request, scale, expected) =>
  expect(steppedValue(value, request, scale)).toBe(expected),
)
