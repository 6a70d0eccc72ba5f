import { loadingShapes } from './loading-shapes'
import {
  cssPolygon,
  mirroredOutline,
  type Outline,
  polygonOutline,
  repeatedOutline,
  sampleOutline,
  starOutline,
} from './outline'

/** Scales the height of an outline by a factor, around the center of the unit square. */
const scaleHeight = ({ corners, center }: Outline, factor: number): Outline => ({
  corners: corners.map(([x, y, radius]) => [x, 0.5 + factor * (y - 0.5), radius]),
  center,
})

/**
 * The 35 shapes of Material 3 Expressive. Each corner is x, y (down), and the radius in a unit square. For many shapes, only the
 * corners of a part are listed, and the part is repeated around the center. Source: MaterialShapes of androidx.compose.material3.
 */
const outlines = {
  circle: polygonOutline(10, 1),
  square: repeatedOutline(4, [0, 0, 0.3]),
  slanted: repeatedOutline(2, [0.926, 0.97, 0.189, -0.021, 0.967, 0.187]),
  arch: repeatedOutline(1, [0, 0, 0.7, 1, 0, 0.7, 1, 1, 0.14, 0, 1, 0.14]),
  fan: repeatedOutline(1, [1.004, 1, 0.148, 0, 1, 0.151, 0, -0.003, 0.148, 0.978, 0.02, 0.803]),
  arrow: repeatedOutline(
    1,
    [0.5, 0.892, 0.313, -0.216, 1.05, 0.207, 0.499, -0.16, 0.215, 1.225, 1.06, 0.211],
  ),
  semiCircle: repeatedOutline(1, [-0.3, 0, 1, 1.3, 0, 1, 1.3, 1, 0.2, -0.3, 1, 0.2]),
  oval: loadingShapes.oval,
  pill: loadingShapes.pill,
  triangle: polygonOutline(3, 0.2),
  diamond: repeatedOutline(2, [0.5, 1.096, 0.151, 0.04, 0.5, 0.159]),
  clamShell: repeatedOutline(2, [0.171, 0.841, 0.159, -0.02, 0.5, 0.14, 0.17, 0.159, 0.159]),
  pentagon: loadingShapes.pentagon,
  gem: mirroredOutline(1, [0.5, 1.023, 0.241, -0.005, 0.792, 0.208, 0.073, 0.258, 0.228, 0.433, 0, 0.491]),
  sunny: loadingShapes.sunny,
  verySunny: repeatedOutline(8, [0.5, 1.08, 0.085, 0.358, 0.843, 0.085]),
  cookie4: loadingShapes.cookie4,
  cookie6: repeatedOutline(6, [0.723, 0.884, 0.394, 0.5, 1.099, 0.398]),
  cookie7: starOutline(7, 0.75, 0.5),
  cookie9: loadingShapes.cookie9,
  cookie12: starOutline(12, 0.8, 0.5),
  ghostish: mirroredOutline(1, [0.5, 0, 1, 1, 0, 1, 1, 1.14, 0.254, 0.575, 0.906, 0.253]),
  clover4: mirroredOutline(4, [0.5, 0.074, 0, 0.725, -0.099, 0.476]),
  clover8: repeatedOutline(8, [0.5, 0.036, 0, 0.758, -0.101, 0.209]),
  burst: repeatedOutline(12, [0.5, -0.006, 0.006, 0.592, 0.158, 0.006]),
  softBurst: loadingShapes.softBurst,
  boom: repeatedOutline(15, [0.457, 0.296, 0.007, 0.5, -0.051, 0.007]),
  softBoom: mirroredOutline(
    16,
    [0.733, 0.454, 0, 0.839, 0.437, 0.532, 0.949, 0.449, 0.439, 0.998, 0.478, 0.174],
  ),
  flower: mirroredOutline(8, [0.37, 0.187, 0, 0.416, 0.049, 0.381, 0.479, 0.001, 0.095]),
  puffy: scaleHeight(
    mirroredOutline(
      2,
      [
        0.5, 0.053, 0, 0.545, -0.04, 0.405, 0.67, -0.035, 0.426, 0.717, 0.066, 0.574, 0.722, 0.128, 0, 0.777,
        0.002, 0.36, 0.914, 0.149, 0.66, 0.926, 0.289, 0.66, 0.881, 0.346, 0, 0.94, 0.344, 0.126, 1.003,
        0.437, 0.255,
      ],
    ),
    0.742,
  ),
  puffyDiamond: mirroredOutline(4, [0.87, 0.13, 0.146, 0.818, 0.357, 0, 1, 0.332, 0.853]),
  pixelCircle: mirroredOutline(
    2,
    [
      0.5, 0, 0, 0.704, 0, 0, 0.704, 0.065, 0, 0.843, 0.065, 0, 0.843, 0.148, 0, 0.926, 0.148, 0, 0.926,
      0.296, 0, 1, 0.296, 0,
    ],
  ),
  pixelTriangle: {
    ...mirroredOutline(
      1,
      [
        0.113, 0.5, 0, 0.113, 0, 0, 0.287, 0, 0, 0.287, 0.087, 0, 0.421, 0.087, 0, 0.421, 0.17, 0, 0.56, 0.17,
        0, 0.56, 0.265, 0, 0.675, 0.265, 0, 0.675, 0.344, 0, 0.789, 0.344, 0, 0.789, 0.439, 0, 0.888, 0.439,
        0,
      ],
    ),
    center: [0.24, 0.5],
  },
  bun: mirroredOutline(2, [0.796, 0.5, 0, 0.853, 0.518, 1, 0.992, 0.631, 1, 0.968, 1, 1]),
  heart: mirroredOutline(1, [0.5, 0.268, 0.016, 0.792, -0.066, 0.958, 1.064, 0.276, 1, 0.5, 0.946, 0.129]),
} as const satisfies Record<string, Outline>

/** Name of a shape. */
export type ShapeName = keyof typeof outlines

/** The names of all shapes, in the order of MaterialShapes of androidx.compose.material3. */
export const shapeNames = Object.keys(outlines) as ShapeName[]

const clipPathCache = new Map<string, string>()

/**
 * Returns a shape as a CSS `polygon()` for `clip-path`. The shape touches at least two opposite sides of a square element. All
 * shapes have the same number of points, in the same order, so that a CSS transition morphs one shape into another.
 *
 * @param pointCount number of points; the default is smooth up to a size of about 400 px
 */
export const shapePolygon = (name: ShapeName, pointCount = 144): string => {
  const key = `${name} ${pointCount}`
  const clipPath = clipPathCache.get(key) ?? cssPolygon(sampleOutline(outlines[name], pointCount, 'box'), 2)
  clipPathCache.set(key, clipPath)
  return clipPath
}
