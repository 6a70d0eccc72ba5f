import './progress-bar.css'

/**
 * Returns the path of a sine wave with a wavelength of 20 px and an amplitude of 3 px. Each half of a wave is one cubic curve,
 * whose control points are at .424 and .576 of the curve’s width and at 4/3 of the amplitude.
 */
const wavePath = () => `M-40 5${'c4.24-4 5.76-4 10 0s5.76 4 10 0'.repeat(34)}`

/** Props of ProgressBar. */
export type ProgressBarProps = {
  /** What is in progress, for screen readers. */
  label: string
  className?: string
}

/**
 * An indeterminate progress bar, whose indicator is a wave in Material 3 Expressive. With reduced motion, the indicator stays in
 * the middle.
 */
export function ProgressBar({ label, className = '' }: ProgressBarProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      className={`progress-bar relative flex h-2.5 items-center overflow-hidden text-tint-fill ${className}`}
    >
      <span className="h-1 w-full overflow-hidden rounded-pill bg-fill-2 ios-26:h-1.5 expressive:bg-secondary-container">
        <span className="progress-indicator block h-full w-2/5 rounded-pill bg-current expressive:invisible" />
      </span>
      <span className="progress-indicator absolute inset-y-0 start-0 w-2/5 overflow-hidden bg-(--progress-background,var(--cell-background,var(--pb-surface-container))) ios:hidden baseline:hidden">
        <svg
          aria-hidden
          height="10"
          width="640"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          className="progress-wave"
        >
          <path d={wavePath()} />
        </svg>
      </span>
    </span>
  )
}
