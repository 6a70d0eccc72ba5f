/** The figures of one part in one engine; lower is better for all of them. */
export type Row = {
  /** From the tap to the first frame that shows it, ms. */
  firstFrame: number
  /** From the tap to presented, minus the duration of its animations, ms. */
  overrun: number
  /** Number of frames dropped before it is presented. */
  dropped: number
  /** Main-thread CPU time of a presentation, ms. */
  present: number
  /** Main-thread CPU time of a dismissal, ms. */
  dismiss: number
  /** DOM nodes that remain after 200 cycles. */
  nodes: number
  listeners: number
  /** Size of the code, brotli. */
  bytes: number
}
export type Column = keyof Row

/**
 * The label of a column, and its tolerance: two figures count as equal if they differ by at most `least` or by at most
 * a `share` of ours.
 */
export const columns: Record<Column, { label: string; least: number; share: number }> = {
  // A frame takes 16.7 ms, so a figure is accurate to about half of that.
  firstFrame: { label: 'first frame', least: 8.4, share: 0.1 },
  overrun: { label: 'overrun', least: 8.4, share: 0.1 },
  dropped: { label: 'dropped', least: 1, share: 0 },
  present: { label: 'CPU in', least: 2, share: 0.1 },
  dismiss: { label: 'CPU out', least: 2, share: 0.1 },
  nodes: { label: 'nodes', least: 0, share: 0 },
  listeners: { label: 'listeners', least: 0, share: 0 },
  bytes: { label: 'kB', least: 0, share: 0 },
}

/** The median. */
export const median = (figures: number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? Number.NaN) + (sorted[Math.ceil(at)] ?? Number.NaN)) / 2
}

/** The median absolute deviation from the median. */
export const spread = (figures: number[]): number => {
  const middle = median(figures)
  return median(figures.map((figure) => Math.abs(figure - middle)))
}

/** A median and the spread of its samples. */
export type Figure = { value: number; spread: number }

/** Whether the first is better than the second by more than the tolerance of the column and the spread of both. */
export const isAhead = (column: Column, figure: Figure, other: Figure): boolean => {
  const { least, share } = columns[column]
  return (
    other.value - figure.value > Math.max(least, share * Math.abs(other.value), figure.spread + other.spread)
  )
}
