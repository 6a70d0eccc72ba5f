/** The figures of one component of one engine. Lower figures are better. */
export type ComponentFigures = {
  /** Time from the tap to the end of the first frame that shows the component, ms. */
  firstFrameMs: number
  /** Time from the tap until the engine reports the presentation, minus the declared animation time, ms. */
  overheadMs: number
  /** Number of frames dropped while the component is being presented. */
  droppedFrames: number
  /** Main-thread CPU time of a presentation, ms. */
  presentCpuMs: number
  /** Main-thread CPU time of a dismissal, ms. */
  dismissCpuMs: number
  /** Number of DOM nodes that remain after the component has been presented and dismissed 200 times. */
  retainedNodes: number
  /** Number of event listeners that remain after the same 200 cycles. */
  retainedListeners: number
  /** Size of the code for this component alone, in bytes, compressed with brotli. */
  bytes: number
}
/** The name of a figure, which is a column of the table. */
export type FigureName = keyof ComponentFigures

/**
 * The label of each column, and its tolerances. Two figures count as equal if they differ by at most `absoluteTolerance`, in the
 * unit of the column, by at most `relativeTolerance`, as a fraction of our figure, or by at most the sum of their spreads.
 */
export const figureColumns: Record<
  FigureName,
  { label: string; absoluteTolerance: number; relativeTolerance: number }
> = {
  // A frame takes 16.7 ms, so these times are accurate to about half of that.
  firstFrameMs: { label: 'first frame', absoluteTolerance: 8.4, relativeTolerance: 0.1 },
  overheadMs: { label: 'overhead', absoluteTolerance: 8.4, relativeTolerance: 0.1 },
  droppedFrames: { label: 'dropped', absoluteTolerance: 1, relativeTolerance: 0 },
  presentCpuMs: { label: 'CPU in', absoluteTolerance: 2, relativeTolerance: 0.1 },
  dismissCpuMs: { label: 'CPU out', absoluteTolerance: 2, relativeTolerance: 0.1 },
  retainedNodes: { label: 'nodes', absoluteTolerance: 0, relativeTolerance: 0 },
  retainedListeners: { label: 'listeners', absoluteTolerance: 0, relativeTolerance: 0 },
  bytes: { label: 'kB', absoluteTolerance: 0, relativeTolerance: 0 },
}

/** Returns the median of the figures; NaN if there are none. */
export const median = (figures: number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  const middleIndex = (sorted.length - 1) / 2
  return (
    ((sorted[Math.floor(middleIndex)] ?? Number.NaN) + (sorted[Math.ceil(middleIndex)] ?? Number.NaN)) / 2
  )
}

/** Returns the median absolute deviation of the figures from their median; NaN if there are none. */
export const medianAbsoluteDeviation = (figures: number[]): number => {
  const center = median(figures)
  return median(figures.map((figure) => Math.abs(figure - center)))
}

/** A median, and the spread of its samples (their median absolute deviation). */
export type FigureWithSpread = { value: number; spread: number }

/** Returns whether a figure is better than `other`: lower by more than both tolerances and the sum of the spreads. */
export const isBetter = (column: FigureName, figure: FigureWithSpread, other: FigureWithSpread): boolean => {
  const { absoluteTolerance, relativeTolerance } = figureColumns[column]
  return (
    other.value - figure.value >
    Math.max(absoluteTolerance, relativeTolerance * Math.abs(other.value), figure.spread + other.spread)
  )
}
