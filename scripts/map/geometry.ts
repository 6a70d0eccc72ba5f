/** Plane geometry for the street plan, in meters east (x) and north (y) of the place on the maps (spec §3). */

/** A point, or a distance. */
export type Point = readonly [x: number, y: number]
/** A line of points, or a ring without its first point repeated. */
export type Line = readonly Point[]

/** The origin of the plan, in degrees: the place of the sample data. */
export const ORIGIN = { lat: 40.712562, lng: -74.005911 } as const
/** Meters per degree of latitude. */
export const DEGREE = 111_195
const SHRINK = Math.cos((ORIGIN.lat * Math.PI) / 180)

/** Degrees as meters from the origin. */
export const metres = (lat: number, lng: number): Point => [
  (lng - ORIGIN.lng) * DEGREE * SHRINK,
  (lat - ORIGIN.lat) * DEGREE,
]

/** A line from `lat,lng lat,lng …`, where 40 and −74 are left out: `.7128,.0060` is in the park. */
export const line = (text: string): Line =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lat = 0, west = 0] = pair.split(',').map(Number)
      return metres(40 + lat, -74 - west)
    })

/** The axes of a grid: `u` runs `degrees` east of north, `v` to its right. */
export const axes =
  (degrees: number, [x, y]: Point = [0, 0]) =>
  (u: number, v: number): Point => {
    const angle = (degrees * Math.PI) / 180
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return [x + u * sin + v * cos, y + u * cos - v * sin]
  }

/** The distance between two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** The point between two others, at a share of the way. */
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** Twice the area of the triangle a, b, c; positive if it turns left. */
export const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The area of a ring in m²; positive if it is counterclockwise. */
export const area = (ring: Line): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/** The average of the points of a ring. */
export const middle = (ring: Line): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
]

/** Whether a point is inside a ring. */
export const inside = ([x, y]: Point, ring: Line): boolean =>
  ring.reduce((is, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !is : is
  }, false)

/** The intersection of the lines a–b and c–d, as shares of both; undefined if they are parallel. */
export const meeting = (a: Point, b: Point, c: Point, d: Point): [number, number] | undefined => {
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (Math.abs(cross) < 1e-9) return undefined
  const first = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross
  const second = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross
  return [first, second]
}

/**
 * The parts of the segment a–b inside a ring.
 * @param within false for the parts outside
 */
export const clipped = (a: Point, b: Point, ring: Line, within = true): Line[] => {
  const cuts = ring.flatMap((c, index) => {
    const found = meeting(a, b, c, ring[(index + 1) % ring.length]!)
    return found && found[0] > 0 && found[0] < 1 && found[1] >= 0 && found[1] < 1 ? [found[0]] : []
  })
  const stops = [0, ...cuts.sort((p, q) => p - q), 1]
  return stops.slice(1).flatMap((stop, index) => {
    const start = stops[index]!
    return inside(between(a, b, (start + stop) / 2), ring) === within
      ? [[between(a, b, start), between(a, b, stop)]]
      : []
  })
}

/** The part of a ring to the left of the line through a and b. */
export const leftOf = (ring: Line, a: Point, b: Point): Point[] =>
  ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length]!
    const [turnOfPoint, turnOfNext] = [turn(a, b, point), turn(a, b, next)]
    const kept = turnOfPoint >= 0 ? [point] : []
    return turnOfPoint >= 0 === turnOfNext >= 0
      ? kept
      : [...kept, between(point, next, turnOfPoint / (turnOfPoint - turnOfNext))]
  })

/** A counterclockwise ring with every side moved inward by this many meters. */
export const inset = (ring: Line, by: number): Point[] =>
  ring.reduce<Point[]>(
    (rest, a, index) => {
      const b = ring[(index + 1) % ring.length]!
      const length = distance(a, b) || 1
      const [x, y] = [(-(b[1] - a[1]) / length) * by, ((b[0] - a[0]) / length) * by]
      return leftOf(rest, [a[0] + x, a[1] + y], [b[0] + x, b[1] + y])
    },
    [...ring],
  )

/** Pseudorandom numbers from 0 to 1, the same on every machine. */
export const dice = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
