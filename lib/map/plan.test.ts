import { expect, test } from 'vitest'
import { type LatLng, PLAN_BOUNDS, PLAN_ORIGIN, unpackPlan } from './plan'
import packedPlan from './plan.generated.json'

const plan = unpackPlan(packedPlan)
const [[south, west], [north, east]] = PLAN_BOUNDS
const rings = [plan.land, plan.parks, plan.pools, plan.houses, plan.landmarks]
const isInArea = ([lat, lng]: LatLng) =>
  lat > south - 0.01 && lat < north + 0.01 && lng > west - 0.02 && lng < east + 0.02

test('a line is unpacked from relative meters to degrees', () => {
  const line = unpackPlan({ ...packedPlan, land: [[0, 0, 1112, 0, 0, 1112]] }).land[0]!
  expect(line[0]).toEqual(PLAN_ORIGIN)
  expect(line[1]![0]).toBeCloseTo(40.712562, 6)
  expect(line[2]![0] - line[1]![0]).toBeCloseTo(0.01, 4)
  // At this latitude, a degree of longitude is shorter than a degree of latitude.
  expect(line[1]![1] - line[0]![1]).toBeCloseTo(0.0132, 4)
})

test('all shapes are within the bounds and have enough points', () => {
  for (const ring of rings.flat()) {
    expect(ring.length).toBeGreaterThan(2)
    expect(ring.every(isInArea)).toBe(true)
  }
  for (const path of plan.streets.flat()) {
    expect(path.length).toBeGreaterThan(1)
    expect(path.every(isInArea)).toBe(true)
  }
})

test('there are streets of three classes, houses, parks, and pools', () => {
  expect(plan.streets.map((streets) => streets.length > 4)).toEqual([true, true, true])
  expect(plan.houses.length).toBeGreaterThan(500)
  expect(plan.parks.length).toBeGreaterThan(10)
  expect(plan.pools.length).toBeGreaterThan(1)
})

test('the place of the maps is the center, and the streets around it have names', () => {
  expect(PLAN_ORIGIN).toEqual(packedPlan.origin)
  const nearbyNames = plan.names
    .filter(({ position: [lat, lng] }) => Math.hypot(lat - PLAN_ORIGIN[0], lng - PLAN_ORIGIN[1]) < 0.004)
    .map(({ text }) => text)
  for (const name of ['Broadway', 'Park Row', 'Chambers Street', 'City Hall Park'])
    expect(nearbyNames, name).toContain(name)
})

test('no name is upside down or empty, and each has a zoom level of the map', () => {
  for (const { text, angle, minZoom } of plan.names) {
    expect(text).not.toBe('')
    expect(Math.abs(angle)).toBeLessThanOrEqual(90)
    expect(minZoom).toBeGreaterThanOrEqual(13)
    expect(minZoom).toBeLessThanOrEqual(18)
  }
})
