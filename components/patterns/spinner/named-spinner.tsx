import type { ReactNode } from 'react'
import css from './spinner.module.css'

/**
 * SVG shapes in a 48-unit box around the origin, the class that animates them, and the width of their strokes. Without a width,
 * the shapes are filled.
 */
type SpinnerDefinition = { shapes: ReactNode; animationClass: string | undefined; strokeWidth?: number }

const indices = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The spinners by name. The data of the screen contains the names. */
const spinnerDefinitions = {
  audio: {
    shapes: [12, 24, 36, 18, 30, 22, 10].map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order
      <rect key={index} x={index * 6.5 - 21.25} y={-height / 2} width="3.5" height={height} rx="1.75" />
    )),
    animationClass: css.audio,
  },
  oval: {
    shapes: [<circle key="track" r="18" strokeOpacity=".3" />, <path key="arc" d="M0-18A18 18 0 0 1 18 0" />],
    animationClass: css.oval,
    strokeWidth: 4,
  },
  puff: {
    shapes: indices(2).map((index) => <circle key={index} r="21" />),
    animationClass: css.puff,
    strokeWidth: 2.5,
  },
  'three-dots': {
    shapes: indices(3).map((index) => <circle key={index} cx={(index - 1) * 14} cy="3" r="4.8" />),
    animationClass: css.threeDots,
  },
} satisfies Record<string, SpinnerDefinition>

type NamedSpinnerProps = {
  /** Name of the spinner. An unknown name shows the ring (`oval`). */
  name: string
  /** Accessible name. The role is progressbar without a value, because the progress is unknown. */
  label: string
  /** Classes for the size, position, and color. */
  className?: string
}

/** A spinner in the text color. When motion is reduced, it does not move. */
export function NamedSpinner({ name, label, className = '' }: NamedSpinnerProps) {
  const { shapes, animationClass, strokeWidth }: SpinnerDefinition =
    spinnerDefinitions[name as keyof typeof spinnerDefinitions] ?? spinnerDefinitions.oval
  return (
    <svg
      role="progressbar"
      aria-label={label}
      viewBox="-24 -24 48 48"
      fill={strokeWidth ? 'none' : 'currentColor'}
      stroke={strokeWidth ? 'currentColor' : undefined}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      className={`flex-none ${css.spinner} ${animationClass} ${className}`}
    >
      {shapes}
    </svg>
  )
}
