import { Star } from 'lucide-react'

type RatingProps = {
  stars: readonly { isActive: boolean }[]
  /** What they say in words, e.g. “4 of 5 stars”. */
  label: string
  className?: string
}

/** Stars to look at: as many filled as were given. */
export function Rating({ stars, label, className = 'size-4' }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="flex flex-none gap-0.5">
      {stars.map(({ isActive }, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          key={index}
          aria-hidden="true"
          strokeWidth={1.75}
          className={`${className} ${isActive ? 'fill-current text-tint' : 'text-control-ring'}`}
        />
      ))}
    </span>
  )
}
