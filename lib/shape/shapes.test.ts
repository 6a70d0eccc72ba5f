import { expect, test } from 'vitest'
import { loadingShapes } from './loading-shapes'
import { type Point, sampleOutline } from './outline'
import { type ShapeName, shapeNames, shapePolygon } from './shapes'

/** Returns the points of a shape's polygon, in percent of the box, relative to its center. */
const pointsOf = (name: ShapeName, pointCount?: number): Point[] =>
  shapePolygon(name, pointCount)
    .slice('polygon('.length, -1)
    .split(',')
    .map((point) => {
      const [x = 0, y = 0] = point.split(' ').map(Number.parseFloat)
      return [x - 50, y - 50]
    })

const crossProduct = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Returns whether two sides of a polygon that are not neighbors cross. */
const crossesItself = (points: readonly Point[]): boolean => {
  const sides = points.map((point, index) => [point, points[(index + 1) % points.length]!] as const)
  return sides.some(([a, b], first) =>
    sides.some(
      ([c, d], second) =>
        second > first + 1 &&
        crossProduct(a, b, c) * crossProduct(a, b, d) < -1e-6 &&
        crossProduct(c, d, a) * crossProduct(c, d, b) < -1e-6,
    ),
  )
}

/** Returns the area of a polygon, as a fraction of the box. */
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!
    return sum + (ax * by - bx * ay) / 2
  }, 0) / 10_000

/** Returns the distance of a point from the nearest side of a polygon. */
const distanceToOutline = ([x, y]: Point, points: readonly Point[]): number =>
  Math.min(
    ...points.map(([ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length]!
      const fraction = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)
      const along = Math.min(1, Math.max(0, fraction))
      return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
    }),
  )

test('there are 35 different shapes', () => {
  expect(shapeNames).toHaveLength(35)
  expect(new Set(shapeNames.map((name) => shapePolygon(name))).size).toBe(35)
})

test.each(shapeNames)('%s has the same number of points as the others, in its box and clockwise', (name) => {
  for (const pointCount of [72, 144]) {
    const points = pointsOf(name, pointCount)
    expect(points).toHaveLength(pointCount)
    for (const value of points.flat()) expect(Math.abs(value)).toBeLessThanOrEqual(50)
    expect(crossesItself(points)).toBe(false)
    expect(areaOf(points)).toBeGreaterThan(0.2)
  }
  // The polygon touches the edge of the box.
  expect(Math.max(...pointsOf(name).flat().map(Math.abs))).toBeGreaterThan(49.5)
})

test('no morph crosses itself, even where the spring overshoots', () => {
  for (const from of shapeNames)
    for (const to of ['circle', 'arrow', 'boom', 'heart', 'pixelTriangle', 'semiCircle'] as const) {
      const [before, after] = [pointsOf(from, 72), pointsOf(to, 72)]
      for (const fraction of [0.3, 0.5, 0.8, 1.09]) {
        const morphedPoints = before.map(
          ([x, y], index): Point => [
            x + fraction * (after[index]![0] - x),
            y + fraction * (after[index]![1] - y),
          ],
        )
        expect(crossesItself(morphedPoints), `${from} to ${to} at ${fraction}`).toBe(false)
      }
    }
})

test.each([
  ['circle', Math.PI / 4],
  // At each corner of the square, an area of 30 × 30 is replaced with a quarter of a disk.
  ['square', 1 - (4 - Math.PI) * 0.09],
] as const)('%s has its exact area', (name, area) => {
  expect(areaOf(pointsOf(name))).toBeCloseTo(area, 2)
})

/** Shapes that are not exactly symmetric from left to right. */
const asymmetricShapes = ['slanted', 'fan', 'arrow', 'oval', 'pill', 'cookie6', 'softBurst']

test.each(shapeNames.filter((name) => !asymmetricShapes.includes(name)))('%s is symmetric', (name) => {
  const points = pointsOf(name)
  // The pixel triangle points to the right, so it is symmetric from top to bottom.
  const mirroredPoints = points.map(([x, y]): Point => (name === 'pixelTriangle' ? [x, -y] : [-x, y]))
  expect(Math.max(...mirroredPoints.map((point) => distanceToOutline(point, points)))).toBeLessThan(1)
})

test('the shapes of the loading indicator can turn in their circle', () => {
  for (const shape of Object.values(loadingShapes)) {
    const radii = sampleOutline(shape, 72, 'circle').map(([x, y]) => Math.hypot(x - 50, y - 50))
    expect(Math.max(...radii)).toBeLessThanOrEqual(50 + 1e-9)
    expect(Math.max(...radii)).toBeGreaterThan(49)
  }
})
