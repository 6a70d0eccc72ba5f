/** Positions of the comments of the sample data, as fractions of the length of the song. */
export const COMMENT_POSITIONS = [0.06, 0.2, 0.36, 0.52, 0.69, 0.86] as const

/** Loudness of the 60 bars, 0 to 1. Not random, because the server and the browser must render the same waveform. */
const LOUDNESS = Array.from({ length: 60 }, (_, index) => {
  const envelope = Math.sin((index / 59) * Math.PI)
  const variation = ((index * 37) % 17) / 17
  return Number((0.15 + 0.85 * (0.3 + 0.7 * envelope) * (0.35 + 0.65 * variation)).toFixed(2))
})

type WaveformProps = {
  /** Fraction that has been played, 0 to 1. */
  progress: number
  className?: string
}

/** Waveform of a song; the played part is tinted. Hidden from screen readers. */
export function Waveform({ progress, className = '' }: WaveformProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 48"
      preserveAspectRatio="none"
      className={`mirror-rtl ${className}`}
    >
      {LOUDNESS.map((loudness, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order
          key={index}
          x={index * 4}
          y={Number((24 - loudness * 24).toFixed(2))}
          width="2.4"
          height={Number((loudness * 48).toFixed(2))}
          rx="1.2"
          className={index / 60 <= progress ? 'fill-tint' : 'fill-secondary-label/35'}
        />
      ))}
    </svg>
  )
}
