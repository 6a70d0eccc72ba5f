/**
 * The street plan as it is stored. A line is a list of numbers: for each point, its distances east and north of the previous
 * point, in whole meters. The first point is relative to `origin`, which is a latitude and a longitude in degrees.
 */
export type PlanFile = {
  origin: number[]
  land: number[][]
  parks: number[][]
  pools: number[][]
  houses: number[][]
  landmarks: number[][]
  /** Three lists of lines, from the widest streets to the narrowest. */
  streets: number[][][]
  /** For each name: text, kind (e.g. `park`), meters east and north of `origin`, `angle`, and `minZoom` (see `PlanName`). */
  names: (string | number)[][]
}

/** A point in degrees. */
export type LatLng = [lat: number, lng: number]
/** A name on the plan. `angle` is in degrees clockwise, and `minZoom` is the first zoom level at which it is shown. */
export type PlanName = { text: string; kind: string; position: LatLng; angle: number; minZoom: number }
/** The street plan in degrees. */
export type Plan = {
  land: LatLng[][]
  parks: LatLng[][]
  pools: LatLng[][]
  houses: LatLng[][]
  landmarks: LatLng[][]
  streets: LatLng[][][]
  names: PlanName[]
}

/** The center of the plan, degrees, for code that does not load the plan. A test compares it with the plan. */
export const PLAN_ORIGIN: LatLng = [40.712562, -74.005911]
/** Southwest and northeast corners of the plan, degrees. */
export const PLAN_BOUNDS: [LatLng, LatLng] = [
  [40.6552, -74.0836],
  [40.7698, -73.9284],
]
/** Returns whether a place, in degrees, is on the plan. */
export const isOnPlan = (lat: number, lng: number): boolean =>
  lat >= PLAN_BOUNDS[0][0] && lat <= PLAN_BOUNDS[1][0] && lng >= PLAN_BOUNDS[0][1] && lng <= PLAN_BOUNDS[1][1]

/** Meters per degree of latitude. */
const METERS_PER_DEGREE = 111_195

/** Converts the stored plan to degrees. */
export const unpackPlan = (file: PlanFile): Plan => {
  const [lat0 = 0, lng0 = 0] = file.origin
  const longitudeScale = Math.cos((lat0 * Math.PI) / 180)
  const toLatLng = (x: number, y: number): LatLng => [
    lat0 + y / METERS_PER_DEGREE,
    lng0 + x / (METERS_PER_DEGREE * longitudeScale),
  ]
  const unpackLine = (numbers: readonly number[]): LatLng[] => {
    let [x, y] = [0, 0]
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[index * 2] ?? 0
      y += numbers[index * 2 + 1] ?? 0
      return toLatLng(x, y)
    })
  }
  const unpackLines = (packedLines: number[][]) => packedLines.map(unpackLine)
  return {
    land: unpackLines(file.land),
    parks: unpackLines(file.parks),
    pools: unpackLines(file.pools),
    houses: unpackLines(file.houses),
    landmarks: unpackLines(file.landmarks),
    streets: file.streets.map(unpackLines),
    names: file.names.map(([text, kind, x, y, angle, minZoom]) => ({
      text: String(text),
      kind: String(kind),
      position: toLatLng(Number(x), Number(y)),
      angle: Number(angle),
      minZoom: Number(minZoom),
    })),
  }
}
