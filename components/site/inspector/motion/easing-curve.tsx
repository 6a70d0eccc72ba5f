import { segmentProgress } from '@/lib/animation/animation-info'
import { parseEasing } from '@/lib/animation/easing'
import { type AnimationRow, formatEasing } from './animation-rows'

/** Number of line segments of a curve: enough to show the peaks of a spring. */
const CURVE_LINE_COUNT = 96

type CurveProps = {
  row: AnimationRow
  /** Time since the start of all recorded animations, not of this row, at normal speed, ms. */
  time: number
}

/** The easing curve of one row: progress over time, with a dot at the current time. */
export function EasingCurve({ row: { animation, easing, part }, time }: CurveProps) {
  const ease = parseEasing(easing)
  const toSvgY = (value: number) => 100 - value * 100
  const line = Array.from({ length: CURVE_LINE_COUNT + 1 }, (_, index) => index / CURVE_LINE_COUNT)
    .map((fraction) => `${(fraction * 100).toFixed(2)} ${toSvgY(ease(fraction)).toFixed(2)}`)
    .join('L')
  const fraction = segmentProgress(animation, time - animation.startTime)
  return (
    <figure className="motion-curve">
      <svg viewBox="-4 -24 108 148" role="img" aria-label={`Curve of ${part}: ${formatEasing(easing)}`}>
        <path className="motion-curve-grid" d="M0 0H100V100H0ZM0 50H100M50 0V100" />
        <path className="motion-curve-line" d={`M${line}`} />
        <path className="motion-curve-time" d={`M${fraction * 100} 124V-24`} />
        <circle cx={fraction * 100} cy={toSvgY(ease(fraction))} r="4" />
      </svg>
      <figcaption>
        <b>{part}</b>
        <code dir="ltr">{formatEasing(easing)}</code>
      </figcaption>
    </figure>
  )
}
