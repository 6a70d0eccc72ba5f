/** Positions of the street names on the plan. */
import { distance, type Line, type Point } from './geometry'
import type { Street } from './streets'

/** A name on the plan: the first zoom level that shows it, and its rotation, degrees clockwise. */
export type Name = { text: string; kind: string; at: Point; angle: number; from: number }

/** Meters between two names of one street, by its class. */
const EVERY = { 1: 900, 2: 620, 3: 520 } as const
/** The first zoom level that shows the names of a class. */
const FROM = { 1: 14, 2: 15, 3: 16 } as const

const lengthOf = (path: Line) =>
  path.slice(1).reduce((sum, point, index) => sum + distance(path[index]!, point), 0)

/** The point at this many meters along a path, and the direction of the path there. */
function along(path: Line, metres: number): { at: Point; angle: number } {
  let rest = metres
  for (const [index, b] of path.slice(1).entries()) {
    const a = path[index]!
    const length = distance(a, b)
    if (rest > length && index < path.length - 2) {
      rest -= length
      continue
    }
    const share = rest / length
    const angle = (Math.atan2(-(b[1] - a[1]), b[0] - a[0]) * 180) / Math.PI
    // Text is never upside down.
    const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
    return { at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share], angle: Math.round(upright) }
  }
  return { at: path[0]!, angle: 0 }
}

/** The names of streets, evenly spaced along each. */
export const streetNames = (streets: readonly Street[]): Name[] =>
  streets
    .filter(({ name }) => name !== '')
    .flatMap(({ name, kind, path }) => {
      const length = lengthOf(path)
      const count = Math.max(1, Math.round(length / EVERY[kind]))
      if (length < 110) return []
      return Array.from({ length: count }, (_, index) => ({
        text: name,
        kind: `street${kind}`,
        from: FROM[kind],
        ...along(path, ((index + 0.5) * length) / count),
      }))
    })
