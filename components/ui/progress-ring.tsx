import type { ReactNode } from 'react'

/** Number of waves, amplitude, and mean radius of the wavy line, in a box of 36 × 36. */
const [WAVE_COUNT, AMPLITUDE, RADIUS] = [9, 1.1, 15.4]
/** The progress line is wavy between these two values of the progress, in percent. Source: androidx.compose.material3. */
const [WAVE_START_PERCENT, WAVE_END_PERCENT] = [10, 95]

const wavePath = () => {
  const points = Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI
    const radius = RADIUS + AMPLITUDE * Math.cos(WAVE_COUNT * angle)
    return `${(18 + radius * Math.cos(angle)).toFixed(1)} ${(18 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Props of ProgressRing. */
export type ProgressRingProps = {
  /** The value, 0–100. */
  value: number
  /** Content in the center, such as the value. */
  children?: ReactNode
  className?: string
}

/**
 * A 72 px progress ring. In Material 3 Expressive, its line is wavy while the value is between 10 and 95. The ring and its
 * content are hidden from screen readers, so text next to the ring must show the progress.
 */
export function ProgressRing({ value, children, className = '' }: ProgressRingProps) {
  const lineProps = { pathLength: 100, strokeLinecap: 'round' } as const
  const circleProps = { cx: 18, cy: 18, r: 15.9 }
  const arcClass = `transition-[stroke-dasharray] motion-duration-350 ${value > 0 ? '' : 'opacity-0'}`
  const dashArray = `${value} 200`
  return (
    <span aria-hidden="true" className={`relative grid size-18 flex-none place-items-center ${className}`}>
      <svg
        aria-hidden
        viewBox="0 0 36 36"
        fill="none"
        strokeWidth="4"
        className="absolute -rotate-90 expressive:hidden"
      >
        <circle {...circleProps} className="stroke-fill-2" />
        <circle
          {...circleProps}
          {...lineProps}
          strokeDasharray={dashArray}
          className={`stroke-tint-fill ${arcClass}`}
        />
      </svg>
      <svg
        aria-hidden
        viewBox="0 0 36 36"
        fill="none"
        strokeWidth="2.6"
        strokeLinejoin="round"
        className="absolute -rotate-90 ios:hidden baseline:hidden"
      >
        <circle
          {...circleProps}
          {...lineProps}
          r={RADIUS}
          strokeDasharray={`0 ${value > 0 ? value + 7 : 0} ${Math.max(0, value > 0 ? 86 - value : 100)} 200`}
          className={`stroke-secondary-container transition-[stroke-dasharray] motion-duration-350 ${value > 86 ? 'opacity-0' : ''}`}
        />
        <path
          {...lineProps}
          d={wavePath()}
          strokeDasharray={dashArray}
          className={`stroke-md-primary transition-[stroke-dasharray,opacity] motion-duration-350 ${value > WAVE_START_PERCENT && value < WAVE_END_PERCENT ? '' : 'opacity-0'}`}
        />
        <circle
          {...circleProps}
          {...lineProps}
          r={RADIUS}
          strokeDasharray={dashArray}
          className={`stroke-md-primary transition-[stroke-dasharray,opacity] motion-duration-350 ${value > 0 && (value <= WAVE_START_PERCENT || value >= WAVE_END_PERCENT) ? '' : 'opacity-0'}`}
        />
      </svg>
      {children}
    </span>
  )
}
