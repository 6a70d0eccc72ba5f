import { cubicBezier } from '@/lib/transition/cubic-bezier'

/** A function from the elapsed fraction of the duration, 0–1, to the progress of the animation, which may be outside 0–1. */
export type EasingFunction = (time: number) => number

const KEYWORD_CURVES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

/** A stop of `linear(…)`: the progress `y` of the animation at the elapsed fraction `x` of its duration. */
type Stop = { y: number; x?: number }

/** Parses the stops of `linear(…)`. Stops without a position are distributed evenly between the nearest stops with one. */
const parseStops = (list: string): Required<Stop>[] => {
  const stops: Stop[] = list.split(',').flatMap((stop) => {
    const tokens = stop.trim().split(/\s+/)
    const y = Number(tokens.find((word) => !word.endsWith('%')))
    const positions = tokens.filter((word) => word.endsWith('%')).map((word) => Number.parseFloat(word) / 100)
    return positions.length > 0 ? positions.map((x) => ({ x, y })) : [{ y }]
  })
  const lastIndex = stops.length - 1
  let previousX = 0
  return stops.map(({ x, y }, index) => {
    if (x === undefined) {
      const nextIndex = stops.findIndex((stop, stopIndex) => stopIndex > index && stop.x !== undefined)
      const [endX, endIndex] =
        nextIndex < 0 ? [stops[lastIndex]?.x ?? 1, lastIndex] : [stops[nextIndex]?.x ?? 1, nextIndex]
      x = index === 0 ? 0 : index === lastIndex ? 1 : previousX + (endX - previousX) / (endIndex - index + 1)
    }
    previousX = Math.max(previousX, x)
    return { x: previousX, y }
  })
}

const interpolateStops =
  (stops: readonly Required<Stop>[]): EasingFunction =>
  (time) => {
    const nextIndex = stops.findIndex(({ x }) => x > time)
    const [from, to] = nextIndex < 0 ? [stops.at(-2), stops.at(-1)] : [stops[nextIndex - 1], stops[nextIndex]]
    if (!from || !to) return (to ?? from)?.y ?? time
    return to.x === from.x ? to.y : from.y + ((to.y - from.y) * (time - from.x)) / (to.x - from.x)
  }

const steppedEasing = (count: number, position: string): EasingFunction => {
  const initialJumpCount = /^(jump-)?(start|both)$/.test(position) ? 1 : 0
  const jumpCount = count + (position === 'jump-both' ? 1 : position === 'jump-none' ? -1 : 0)
  return (time) =>
    Math.min(1, (Math.floor(Math.min(time, 1) * count) + initialJumpCount) / Math.max(1, jumpCount))
}

/**
 * Converts a CSS timing function to a JavaScript function: `cubic-bezier(…)`, keywords, `linear(…)` (springs), and `steps(…)`.
 * @param css the timing function, as computed styles and animations return it
 * @returns the JavaScript function; a linear one if the timing function is unknown
 */
export const parseEasing = (css: string): EasingFunction => {
  const [, name = '', list = ''] = /^\s*([a-z-]+)\s*(?:\((.*)\))?\s*$/.exec(css) ?? []
  const args = list.split(',').map((word) => word.trim())
  if (name === 'cubic-bezier') {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = args.map(Number)
    return cubicBezier([x1, y1, x2, y2])
  }
  if (name === 'linear' && list) return interpolateStops(parseStops(list))
  if (name === 'steps') return steppedEasing(Number(args[0]), args[1] ?? 'end')
  const controlPoints = KEYWORD_CURVES[name]
  return controlPoints ? cubicBezier([...controlPoints]) : (time) => time
}
