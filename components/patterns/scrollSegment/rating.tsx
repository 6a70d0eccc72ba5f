import { Star } from '@/components/ui/symbols/star'

type RatingProps = {
  stars: readonly { isActive: boolean }[]
  /** Accessible name, e.g. “4 of 5 stars”. */
  label: string
  className?: string
}

/** A read-only star rating. */
export function Rating({ stars, label, className = 'size-4 material:size-5' }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="flex flex-none gap-0.5">
      {stars.map(({ isActive }, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: stars never change their order
          key={index}
          aria-hidden="true"
          className={`${className} ${isActive ? 'fill-current ios-18:text-[#d98200] ios-18:theme-dark:text-[#ffb340] ios-26:text-star baseline:text-tint expressive:text-star' : 'text-control-ring'}`}
        />
      ))}
    </span>
  )
}
