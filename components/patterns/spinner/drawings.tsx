import type { ReactNode } from 'react'
import css from './spinner.module.css'

/** SVG shapes around the center of a 48-unit box, and the class that animates them. */
type Drawing = { parts: ReactNode; motion: string | undefined; stroke?: number }

const indices = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Coordinates with few decimals, so that server and browser render the same HTML. */
const on = (radius: number, share: number) => ({
  cx: Number((radius * Math.sin(2 * Math.PI * share)).toFixed(2)),
  cy: Number((-radius * Math.cos(2 * Math.PI * share)).toFixed(2)),
})

// Eight spokes, as on iOS.
const strokes = (from: number, to: number) =>
  indices(8).map((index) => <path key={index} d={`M0 ${-from}V${-to}`} transform={`rotate(${index * 45})`} />)

/** The spinners by their name in the data. */
const drawings = {
  lines: { parts: strokes(10, 19.5), motion: css.lines, stroke: 5 },
  circles: {
    parts: indices(8).map((index) => <circle key={index} {...on(16, index / 8)} r="3.8" />),
    motion: css.circles,
  },
  audio: {
    parts: [12, 24, 36, 18, 30, 22, 10].map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
      <rect key={index} x={index * 6.5 - 21.25} y={-height / 2} width="3.5" height={height} rx="1.75" />
    )),
    motion: css.audio,
  },
  oval: {
    parts: [<circle key="track" r="18" strokeOpacity=".3" />, <path key="arc" d="M0-18A18 18 0 0 1 18 0" />],
    motion: css.oval,
    stroke: 4,
  },
  puff: {
    parts: indices(2).map((index) => <circle key={index} r="21" />),
    motion: css.puff,
    stroke: 2.5,
  },
  'three-dots': {
    parts: indices(3).map((index) => <circle key={index} cx={(index - 1) * 14} cy="3" r="4.8" />),
    motion: css.writing,
  },
} satisfies Record<string, Drawing>

type WaitingProps = {
  /** Name of the spinner; an unknown name shows the platform's spinner. */
  name: string
  /** Accessible name. The role is progressbar without a value, because the progress is unknown. */
  label: string
  /** Classes for the size. */
  className?: string
}

/** A spinner in the text color. When motion is reduced, it rests. */
export function Waiting({ name, label, className = '' }: WaitingProps) {
  const { parts, motion, stroke }: Drawing = drawings[name as keyof typeof drawings] ?? drawings.lines
  return (
    <svg
      role="progressbar"
      aria-label={label}
      viewBox="-24 -24 48 48"
      fill={stroke ? 'none' : 'currentColor'}
      stroke={stroke ? 'currentColor' : undefined}
      strokeWidth={stroke}
      strokeLinecap="round"
      className={`flex-none ${css.spinner} ${motion} ${className}`}
    >
      {parts}
    </svg>
  )
}
