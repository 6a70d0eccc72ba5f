import { bezier } from '@/lib/transition/bezier'

/** Returns the visual progress for a fraction of the time, 0–1; may overshoot. */
export type Ease = (time: number) => number

const KEYWORDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

type Stop = { y: number; x?: number }

/** The stops of `linear(…)`. Stops without a position are distributed evenly between their neighbors, as in CSS. */
const stopsOf = (list: string): Required<Stop>[] => {
  const stops: Stop[] = list.split(',').flatMap((stop) => {
    const words = stop.trim().split(/\s+/)
    const y = Number(words.find((word) => !word.endsWith('%')))
    const places = words.filter((word) => word.endsWith('%')).map((word) => Number.parseFloat(word) / 100)
    return places.length > 0 ? places.map((x) => ({ x, y })) : [{ y }]
  })
  const last = stops.length - 1
  let before = 0
  return stops.map(({ x, y }, index) => {
    if (x === undefined) {
      const next = stops.findIndex((stop, at) => at > index && stop.x !== undefined)
      const [from, until] = next < 0 ? [stops[last]?.x ?? 1, last] : [stops[next]?.x ?? 1, next]
      x = index === 0 ? 0 : index === last ? 1 : before + (from - before) / (until - index + 1)
    }
    before = Math.max(before, x)
    return { x: before, y }
  })
}

const interpolateStops =
  (stops: readonly Required<Stop>[]): Ease =>
  (time) => {
    const next = stops.findIndex(({ x }) => x > time)
    const [from, to] = next < 0 ? [stops.at(-2), stops.at(-1)] : [stops[next - 1], stops[next]]
    if (!from || !to) return (to ?? from)?.y ?? time
    return to.x === from.x ? to.y : from.y + ((to.y - from.y) * (time - from.x)) / (to.x - from.x)
  }

const steppedEasing = (count: number, position: string): Ease => {
  const first = /^(jump-)?(start|both)$/.test(position) ? 1 : 0
  const steps = count + (position === 'jump-both' ? 1 : position === 'jump-none' ? -1 : 0)
  return (time) => Math.min(1, (Math.floor(Math.min(time, 1) * count) + first) / Math.max(1, steps))
}

/**
 * Converts a CSS timing function to a JavaScript function: curves, keywords, `linear(…)` (springs), and `steps(…)`.
 * @param css as computed styles and animations return it; an unknown function is linear
 */
export const parseEasing = (css: string): Ease => {
  const [, name = '', list = ''] = /^\s*([a-z-]+)\s*(?:\((.*)\))?\s*$/.exec(css) ?? []
  const words = list.split(',').map((word) => word.trim())
  if (name === 'cubic-bezier') {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = words.map(Number)
    return bezier([x1, y1, x2, y2])
  }
  if (name === 'linear' && list) return interpolateStops(stopsOf(list))
  if (name === 'steps') return steppedEasing(Number(words[0]), words[1] ?? 'end')
  const points = KEYWORDS[name]
  return points ? bezier([...points]) : (time) => time
}
