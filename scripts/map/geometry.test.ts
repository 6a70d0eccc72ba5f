import { expect, test } from 'vitest'
import { blocks, houses } from './blocks'
import {
  area,
  clipped,
  dice,
  inset,
  inside,
  intersection,
  leftOf,
  line,
  metres,
  type Point,
} from './geometry'

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

test('degrees are converted to meters from the origin', () => {
  expect(metres(40.712562, -74.005911).map(Math.round)).toEqual([0, 0])
  expect(metres(40.722562, -74.005911).map(Math.round)).toEqual([0, 1112])
  expect(line('.712562,.005911')[0]!.map(Math.round)).toEqual([0, 0])
})

test('the area of a counterclockwise ring is positive, and of a clockwise ring negative', () => {
  expect(area(square)).toBe(10_000)
  expect(area([...square].reverse())).toBe(-10_000)
})

test('the intersection of two lines is given as shares of both, and parallels have none', () => {
  expect(intersection([0, 0], [10, 0], [5, -5], [5, 5])).toEqual([0.5, 0.5])
  expect(intersection([0, 0], [10, 0], [0, 1], [10, 1])).toBeUndefined()
})

test('a segment is clipped at a ring, inside or outside', () => {
  expect(clipped([-50, 50], [150, 50], square)).toEqual([
    [
      [0, 50],
      [100, 50],
    ],
  ])
  expect(clipped([-50, 50], [150, 50], square, false)).toHaveLength(2)
})

test('a ring shrinks evenly, and disappears if it is too small', () => {
  expect(area(inset(square, 10))).toBeCloseTo(6400)
  expect(inset(square, 60).length).toBeLessThan(3)
  expect(area(leftOf(square, [50, 0], [50, 100]))).toBeCloseTo(5000)
})

test('random numbers are the same on every machine', () => {
  const [first, second] = [dice(7), dice(7)]
  expect([first(), first()]).toEqual([second(), second()])
})

test('four streets enclose a block, and a dead end does not matter', () => {
  const streets = [
    [
      [-20, 0],
      [120, 0],
    ],
    [
      [100, -20],
      [100, 120],
    ],
    [
      [120, 100],
      [-20, 100],
    ],
    [
      [0, 120],
      [0, -20],
    ],
    [
      [50, 100],
      [50, 60],
    ],
  ] as Point[][]
  const found = blocks(streets)
  expect(found).toHaveLength(1)
  expect(area(found[0]!)).toBeCloseTo(10_000, -2)
})

test('houses are on their block and leave parks free', () => {
  const built = houses([square], [])
  expect(built.length).toBeGreaterThan(1)
  expect(built.flat().every((point) => inside(point, square))).toBe(true)
  expect(houses([square], [square])).toEqual([])
})
