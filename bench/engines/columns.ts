/** The figures of one part of one engine; fewer is better in all of them. */
export type Row = {
  /** From the tap to the first frame that shows it, ms. */
  firstFrame: number
  /** From the tap to presented, beyond what its animations last, ms. */
  beyond: number
  /** Frames left out on the way. */
  dropped: number
  /** Main-thread CPU time of a presentation, ms. */
  present: number
  /** And of a dismissal. */
  dismiss: number
  /** Left behind by 200 cycles. */
  nodes: number
  listeners: number
  /** Code, brotli. */
  bytes: number
}
export type Column = keyof Row

/** How a column is shown, and up to when two figures in it are level: `least` apart, or a `share` of ours. */
export const columns: Record<Column, { label: string; least: number; share: number }> = {
  // Frames come every 16.7 ms: a figure is right to about half of that.
  firstFrame: { label: 'first frame', least: 8.4, share: 0.1 },
  beyond: { label: 'beyond', least: 8.4, share: 0.1 },
  dropped: { label: 'dropped', least: 1, share: 0 },
  present: { label: 'CPU in', least: 2, share: 0.1 },
  dismiss: { label: 'CPU out', least: 2, share: 0.1 },
  nodes: { label: 'nodes', least: 0, share: 0 },
  listeners: { label: 'listeners', least: 0, share: 0 },
  bytes: { label: 'kB', least: 0, share: 0 },
}

/** The middle one of some figures. */
export const median = (figures: number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? Number.NaN) + (sorted[Math.ceil(at)] ?? Number.NaN)) / 2
}

/** How far figures lie from their middle: the middle one of the distances. */
export const spread = (figures: number[]): number => {
  const middle = median(figures)
  return median(figures.map((figure) => Math.abs(figure - middle)))
}

/** A figure and how far the samples lie from it. */
export type Figure = { value: number; spread: number }

/** Whether the first is better than the second by more than the noise of its column, and of both. */
export const isAhead = (column: Column, one: Figure, other: Figure): boolean => {
  const { least, share } = columns[column]
  return other.value - one.value > Math.max(least, share * Math.abs(other.value), one.spread + other.spread)
}
