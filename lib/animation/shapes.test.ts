import { expect, it } from 'vitest'
import { loadingKeyframesCss } from './shapes'

it('the loading indicator has seven shapes with the same number of points, and the last keyframe equals the first', () => {
  const shapes = [...loadingKeyframesCss().matchAll(/polygon\(([^)]*)\)/g)].map(([, points = '']) => points)
  expect(shapes).toHaveLength(8)
  expect(shapes[7]).toBe(shapes[0])
  expect(new Set(shapes).size).toBe(7)
  expect(new Set(shapes.map((points) => points.split(',').length)).size).toBe(1)
  for (const number of shapes.join().match(/[\d.]+/g) ?? []) {
    expect(Number(number)).toBeGreaterThanOrEqual(0)
    expect(Number(number)).toBeLessThanOrEqual(100)
  }
})
