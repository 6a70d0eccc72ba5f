/**
 * Geometry of the shape library: converts outlines with rounded corners to points that can morph into those of any other shape.
 */

/** The outline of a shape. */
export type Outline = {
  /** The position of each corner (y points down) and the radius of its rounding, in any unit. */
  corners: readonly (readonly [x: number, y: number, radius: number])[]
  /** A point from which a straight line to every point of the outline stays inside the outline. */
  center: readonly [x: number, y: number]
}

/** A point of an outline. */
export type Point = readonly [x: number, y: number]

/** Number of straight lines that approximate each rounded corner. It is even, so that one point is the middle of the corner. */
const ARC_SEGMENTS = 12

/**
 * Returns the points of an outline and the middle of each corner, relative to the center. A corner is the arc of a circle. If the
 * roundings at both ends of a side are together longer than the side, both become smaller in proportion.
 */
const traceOutline = ({
  corners,
  center: [centerX, centerY],
}: Outline): { points: Point[]; cornerMiddles: Point[] } => {
  const vertices = corners.map(([x, y]): Point => [x - centerX, y - centerY])
  const vertexAt = (index: number): Point => vertices[(index + vertices.length) % vertices.length]!
  const sideAt = (index: number) => {
    const [[ax, ay], [bx, by]] = [vertexAt(index), vertexAt(index + 1)]
    return { length: Math.hypot(bx - ax, by - ay), angle: Math.atan2(by - ay, bx - ax) }
  }
  /** Returns half of the angle between the two sides of a corner. The angle is at most π, also at a concave corner. */
  const halfAngleAt = (index: number) => {
    const exteriorAngle = sideAt(index).angle - sideAt(index - 1).angle
    return Math.acos(Math.min(1, Math.max(-1, -Math.cos(exteriorAngle)))) / 2
  }
  /** The distance from each corner to either end of its arc, unless the arc must become smaller. */
  const cutLengths = corners.map(([, , radius], index) => radius / Math.tan(halfAngleAt(index)))
  const cutLengthAt = (index: number) => cutLengths[(index + cutLengths.length) % cutLengths.length]!
  const arcScaleAt = (index: number) =>
    Math.min(1, sideAt(index).length / (cutLengthAt(index) + cutLengthAt(index + 1) || 1))

  const points: Point[] = []
  const cornerMiddles: Point[] = []
  for (const [index, [x, y]] of vertices.entries()) {
    const [previousSide, nextSide] = [sideAt(index - 1), sideAt(index)]
    const length = cutLengthAt(index) * Math.min(arcScaleAt(index - 1), arcScaleAt(index))
    const segmentCount = length > 1e-6 ? ARC_SEGMENTS : 0
    const weight = Math.sin(halfAngleAt(index))
    for (let segment = 0; segment <= segmentCount; segment++) {
      // The arc as a rational Bézier curve, relative to the corner, which is its control point.
      const t = segmentCount ? segment / segmentCount : 0
      const sum = (1 - t) ** 2 + 2 * weight * t * (1 - t) + t ** 2
      const [from, to] = [(-((1 - t) ** 2) * length) / sum, (t ** 2 * length) / sum]
      const point: Point = [
        x + from * Math.cos(previousSide.angle) + to * Math.cos(nextSide.angle),
        y + from * Math.sin(previousSide.angle) + to * Math.sin(nextSide.angle),
      ]
      points.push(point)
      if (segment === segmentCount / 2) cornerMiddles.push(point)
    }
  }
  return { points, cornerMiddles }
}

/**
 * Returns the distance from the center at which a side crosses the line of a ray: negative behind the center, and 0 if the side
 * does not cross the line.
 * @param angle direction of the ray, in radians clockwise from the top
 */
const crossingDistance = ([ax, ay]: Point, [bx, by]: Point, angle: number): number => {
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const [a, b] = [ax * dy - ay * dx, bx * dy - by * dx]
  if (a * b > 1e-12 || a === b) return 0
  const fraction = a / (a - b)
  return (ax + fraction * (bx - ax)) * dx + (ay + fraction * (by - ay)) * dy
}

/**
 * Returns points of an outline, clockwise from the point above the center. Point `n` of every outline is in the same narrow
 * sector around the center, so that a morph from one outline to another never crosses itself. If there is a corner in a sector,
 * the point is at the middle of this corner, so that corners stay sharp.
 *
 * @param pointCount number of points
 * @param fit `box`: the outline touches two opposite sides of a square of 100 × 100; `circle`: the point that is farthest from
 *   the center touches the circle in that square, so that the outline can turn
 */
export const sampleOutline = (outline: Outline, pointCount: number, fit: 'box' | 'circle'): Point[] => {
  const { points, cornerMiddles } = traceOutline(outline)
  const angleOf = ([x, y]: Point) => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  const sectorOf = (point: Point) => Math.round((angleOf(point) * pointCount) / (2 * Math.PI)) % pointCount

  const angles = Array.from({ length: pointCount }, (_, sector) => (2 * Math.PI * sector) / pointCount)
  for (const middle of cornerMiddles) angles[sectorOf(middle)] = angleOf(middle)

  const radii = angles.map(() => 0)
  const halfCount = Math.floor(pointCount / 2)
  for (const [index, point] of points.entries()) {
    const nextPoint = points[(index + 1) % points.length]!
    const startSector = sectorOf(point)
    const sectorSpan = ((sectorOf(nextPoint) - startSector + pointCount + halfCount) % pointCount) - halfCount
    for (
      let sectorOffset = Math.min(0, sectorSpan) - 1;
      sectorOffset <= Math.max(0, sectorSpan) + 1;
      sectorOffset++
    ) {
      const sector = (startSector + sectorOffset + pointCount) % pointCount
      radii[sector] = Math.max(radii[sector]!, crossingDistance(point, nextPoint, angles[sector]!))
    }
  }

  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fitsBox = fit === 'box'
  const scale = fitsBox
    ? 100 / Math.max(right - left, bottom - top)
    : 50 / Math.max(...points.map((point) => Math.hypot(...point)))
  const [x, y] = fitsBox ? [(left + right) / 2, (top + bottom) / 2] : [0, 0]
  return radii.map((radius, sector): Point => {
    const angle = angles[sector]!
    return [50 + scale * (radius * Math.sin(angle) - x), 50 - scale * (radius * Math.cos(angle) + y)]
  })
}

/** Returns points, in percent, as a CSS `polygon()`. @param digits number of decimals */
export const cssPolygon = (points: readonly Point[], digits: number): string =>
  `polygon(${points.map(([x, y]) => `${x.toFixed(digits)}% ${y.toFixed(digits)}%`).join()})`

/**
 * Returns corners in polar coordinates around the center of the unit square.
 * @param corners x, y, and radius of each corner in turn
 */
const toPolar = (corners: readonly number[]) =>
  Array.from({ length: corners.length / 3 }, (_, index) => {
    const [x = 0, y = 0, radius = 0] = corners.slice(3 * index)
    return { angle: Math.atan2(y - 0.5, x - 0.5), length: Math.hypot(x - 0.5, y - 0.5), radius }
  })

const fromPolar = (corners: ReturnType<typeof toPolar>): Outline => ({
  corners: corners.map(({ angle, length, radius }) => [
    0.5 + length * Math.cos(angle),
    0.5 + length * Math.sin(angle),
    radius,
  ]),
  center: [0.5, 0.5],
})

/**
 * Returns an outline that repeats a part around the center of the unit square.
 * @param repetitions number of repetitions
 * @param corners x, y, and radius of each corner of the part, one after the other
 */
export const repeatedOutline = (repetitions: number, corners: readonly number[]): Outline =>
  fromPolar(
    Array.from({ length: repetitions }, (_, repetition) =>
      toPolar(corners).map((corner) => ({
        ...corner,
        angle: corner.angle + (2 * Math.PI * repetition) / repetitions,
      })),
    ).flat(),
  )

/**
 * Returns an outline that repeats a symmetric part around the center of the unit square.
 * @param repetitions number of repetitions
 * @param corners x, y, and radius of each corner of half of the part in turn; the first corner is on an axis of symmetry
 */
export const mirroredOutline = (repetitions: number, corners: readonly number[]): Outline => {
  const halfCorners = toPolar(corners)
  const axisAngle = halfCorners[0]?.angle ?? 0
  const parts = Array.from({ length: repetitions }, (_, repetition) => {
    const rotation = (2 * Math.PI * repetition) / repetitions
    const mirrorAngleSum = 2 * axisAngle + (2 * Math.PI) / repetitions
    const mirroredHalf = halfCorners
      .slice(1)
      .map((corner) => ({ ...corner, angle: mirrorAngleSum - corner.angle }))
    return [...halfCorners, ...mirroredHalf.reverse()].map((corner) => ({
      ...corner,
      angle: corner.angle + rotation,
    }))
  })
  return fromPolar(parts.flat())
}

/**
 * Returns a star with a tip at the top. The tips are at a distance of 1 from the center.
 * @param tips number of tips
 * @param innerRadius distance of the inner corners from the center
 * @param cornerRadius radius of the rounding of all corners
 */
export const starOutline = (tips: number, innerRadius: number, cornerRadius: number): Outline => {
  const angle = Math.PI / tips
  const [x, y] = [0.5 + innerRadius * Math.sin(angle), 0.5 - innerRadius * Math.cos(angle)]
  return repeatedOutline(tips, [0.5, -0.5, cornerRadius, x, y, cornerRadius])
}

/**
 * Returns a regular polygon with a corner at the top. The corners are at a distance of 1 from the center.
 * @param cornerRadius radius of the rounding
 */
export const polygonOutline = (sides: number, cornerRadius: number): Outline =>
  repeatedOutline(sides, [0.5, -0.5, cornerRadius])
