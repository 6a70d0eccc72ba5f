/** The blocks between streets, and the houses on them. */
import {
  area,
  dice,
  distance,
  inset,
  inside,
  intersection,
  type Line,
  leftOf,
  middle,
  type Point,
  turn,
} from './geometry'

/** Points closer than this are one crossing, meters. */
const TOGETHER = 6

/** A crossing, and the crossings that streets connect it to. */
type Crossing = { at: Point; to: Set<number> }

/** Splits streets at their crossings, and removes dead ends. */
function network(paths: readonly Line[]): Crossing[] {
  const stretches = paths.flatMap((path) =>
    path.slice(1).map((b, index): [Point, Point] => [path[index]!, b]),
  )
  const crossings: Crossing[] = []
  const crossingAt = (at: Point): number => {
    const known = crossings.findIndex((crossing) => distance(crossing.at, at) < TOGETHER)
    return known >= 0 ? known : crossings.push({ at, to: new Set() }) - 1
  }
  for (const [a, b] of stretches) {
    const slack = 3 / distance(a, b)
    const shares = stretches.flatMap(([c, d]) => {
      const found = intersection(a, b, c, d)
      if (!found || (c === a && d === b)) return []
      const loose = 3 / distance(c, d)
      const meets = found[0] > -slack && found[0] < 1 + slack && found[1] > -loose && found[1] < 1 + loose
      return meets ? [Math.min(1, Math.max(0, found[0]))] : []
    })
    const stops = [...new Set([0, ...shares, 1])]
      .sort((p, q) => p - q)
      .map((share) => crossingAt([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]))
    for (const [index, stop] of stops.slice(1).entries()) {
      const from = stops[index]!
      if (from === stop) continue
      crossings[from]!.to.add(stop)
      crossings[stop]!.to.add(from)
    }
  }
  const ends = crossings.map((_, index) => index)
  while (ends.length > 0) {
    const index = ends.pop()!
    const { to } = crossings[index]!
    if (to.size !== 1) continue
    const [next = 0] = to
    to.clear()
    crossings[next]!.to.delete(index)
    ends.push(next)
  }
  return crossings
}

/**
 * The blocks that streets enclose, counterclockwise: from each crossing the walk takes the next street to the left
 * until it closes.
 * @param paths the streets
 * @param largest in m²; larger areas are not blocks
 */
export function blocks(paths: readonly Line[], largest = 90_000): Line[] {
  const crossings = network(paths)
  const heading = (from: number, to: number) => {
    const [[ax, ay], [bx, by]] = [crossings[from]!.at, crossings[to]!.at]
    return Math.atan2(by - ay, bx - ax)
  }
  const around = crossings.map(({ to }, index) =>
    [...to].sort((a, b) => heading(index, a) - heading(index, b)),
  )
  const walked = new Set<string>()
  const found: Line[] = []
  for (const [start, exits] of around.entries()) {
    for (const first of exits) {
      const ring: Point[] = []
      let [from, to] = [start, first]
      while (!walked.has(`${from} ${to}`)) {
        walked.add(`${from} ${to}`)
        ring.push(crossings[from]!.at)
        const turns = around[to]!
        ;[from, to] = [to, turns[(turns.indexOf(from) - 1 + turns.length) % turns.length]!]
      }
      const size = area(ring)
      if (ring.length > 2 && size > 700 && size < largest) found.push(ring)
    }
  }
  return found
}

/** Half of a street with its sidewalk, meters. */
const SIDEWALK = 8

/**
 * Houses on blocks: each block is cut across its longest side until its parts are as large as houses.
 * @param all blocks, counterclockwise
 * @param free areas without houses
 */
export function houses(all: readonly Line[], free: readonly Line[]): Line[] {
  const chance = dice(1)
  const built: Line[] = []
  const cut = (lot: Line, wanted: number): void => {
    if (area(lot) < wanted || lot.length < 3) {
      const walls = inset(lot, 0.8)
      if (walls.length > 2 && area(walls) > 110 && chance() > 0.07) built.push(walls)
      return
    }
    const side = lot
      .map((a, index): [Point, Point] => [a, lot[(index + 1) % lot.length]!])
      .sort(([a, b], [c, d]) => distance(c, d) - distance(a, b))[0]!
    const share = 0.36 + chance() * 0.28
    const [[ax, ay], [bx, by]] = side
    const at: Point = [ax + (bx - ax) * share, ay + (by - ay) * share]
    const across: Point = [at[0] - (by - ay), at[1] + (bx - ax)]
    const next = 820 + chance() ** 2 * 4400
    cut(leftOf(lot, at, across), next)
    cut(leftOf(lot, across, at), next)
  }
  for (const block of all) {
    const lot = inset(block, SIDEWALK)
    const center = middle(block)
    if (lot.length > 2 && turn(lot[0]!, lot[1]!, lot[2]!) > 0 && !free.some((ring) => inside(center, ring)))
      cut(lot, 1800)
  }
  const isOccupied = (house: Line) => free.some((ring) => house.some((point) => inside(point, ring)))
  return built.filter((house) => !isOccupied(house))
}
