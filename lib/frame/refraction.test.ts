import { expect, it } from 'vitest'
import { canRefract, createDisplacementMap } from './refraction'

/** Returns the displacement at a pixel, from −1 to 1 on each axis. */
const displacementAt = (pixels: Uint8ClampedArray, width: number, x: number, y: number) =>
  [0, 1].map((channel) => (pixels[(y * width + x) * 4 + channel]! - 128) / 127)

it('bends what is below the edge of a capsule, symmetrically, and nothing in its middle', () => {
  const [width, height] = [100, 44]
  const map = createDisplacementMap(width, height)
  expect(displacementAt(map, width, 50, 22)).toEqual([0, 0])
  // Top and bottom edge: on the y axis only.
  const [x, top] = displacementAt(map, width, 50, 0) as [number, number]
  expect(x).toBeCloseTo(0)
  expect(top).toBeGreaterThan(0.5)
  expect(displacementAt(map, width, 50, 43)[1]).toBeCloseTo(-top, 1)
  // Both ends: on the x axis.
  const [start] = displacementAt(map, width, 0, 22) as [number]
  expect(start).toBeGreaterThan(0.5)
  expect(displacementAt(map, width, 99, 22)[0]).toBeCloseTo(-start, 1)
  // Weaker farther from the edge.
  expect(displacementAt(map, width, 50, 8)[1]).toBeLessThan(top / 2)
})

it('is for Chromium, because other browsers accept the filter but do not draw it', () => {
  expect(canRefract({ userAgentData: { brands: [{ brand: 'Not A' }, { brand: 'Chromium' }] } })).toBe(true)
  expect(canRefract({ userAgentData: { brands: [{ brand: 'Other' }] } })).toBe(false)
  expect(canRefract({})).toBe(false)
})
