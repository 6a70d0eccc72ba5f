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
          strokeWidth={1.75}
          className={`${className} ${isActive ? 'fill-current ios:text-[#d98200] ios:theme-dark:text-[#ffb340] baseline:text-tint expressive:text-tertiary' : 'text-control-ring'}`}
        />
      ))}
    </span>
  )
}
