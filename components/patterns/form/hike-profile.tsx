type HikeProfileProps = {
  /** Figures of the hike, such as its distance, which are shown below the drawing. */
  facts: readonly { label: string; value: string }[]
}

const ridgePath =
  'M0 74 C18 70 26 60 40 58 S62 66 76 52 S104 26 120 24 S142 40 156 30 S180 6 196 8 S220 34 236 36 S262 28 276 40 S304 62 320 60'

/** A drawn elevation profile with a dot at the highest point, and the figures of a hike. The drawing is decorative. */
export function HikeProfile({ facts }: HikeProfileProps) {
  return (
    <div className="squircle mt-4 overflow-hidden rounded-field bg-surface material:rounded-card">
      <svg
        aria-hidden="true"
        viewBox="0 0 320 88"
        className="block w-full bg-linear-to-b from-[#ffd9c2] to-[#ffeede] rtl:-scale-x-100 theme-dark:from-[#3c2a4d] theme-dark:to-[#5a3a4c]"
      >
        <path d={`${ridgePath} V88 H0Z`} className="fill-[#c9704a] theme-dark:fill-[#d98a66]" />
        <path
          d={ridgePath}
          fill="none"
          strokeWidth="2.5"
          className="stroke-[#7a3520] theme-dark:stroke-[#ffd2bd]"
        />
        <circle cx="196" cy="8" r="4.5" strokeWidth="2.5" className="fill-white stroke-[#7a3520]" />
      </svg>
      <dl className="grid grid-cols-3 divide-x divide-separator py-3 text-center rtl:divide-x-reverse @max-[16em]/frame:grid-cols-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse px-2">
            <dt className="text-footnote text-secondary-label expressive:text-subhead">{label}</dt>
            <dd className="text-headline tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
