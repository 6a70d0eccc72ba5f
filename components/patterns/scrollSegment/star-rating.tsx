import { interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { Star } from '@/components/ui/symbols/star'
import { StarHalf } from '@/components/ui/symbols/star-half'

type StarRatingProps = {
  /** The stars of a rating. The icon `star-half` makes an active star a half star. */
  stars: readonly { isActive: boolean; icon: string }[]
  /** Accessible name with the placeholder `{number}`, e.g. “{number} of 5 stars”. */
  labelTemplate: string
  lang: Lang
  className?: string
}

const activeStarClass =
  'fill-current ios-18:text-[#d98200] ios-18:theme-dark:text-[#ffb340] ios-26:text-star baseline:text-tint expressive:text-star'

/** A read-only star rating. */
export function StarRating({
  stars,
  labelTemplate,
  lang,
  className = 'size-4 material:size-5',
}: StarRatingProps) {
  const values = stars.map(({ isActive, icon }): number => (isActive ? (icon === 'star-half' ? 0.5 : 1) : 0))
  const number = values.reduce((sum, value) => sum + value, 0)
  return (
    <span
      role="img"
      aria-label={interpolate(labelTemplate, { number }, lang)}
      className="flex flex-none gap-0.5"
    >
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars never change their order
        <span key={index} aria-hidden="true" className="relative">
          <Star className={`${className} ${value === 1 ? activeStarClass : 'text-control-ring'}`} />
          {value === 0.5 && (
            <StarHalf className={`absolute inset-0 mirror-rtl ${className} ${activeStarClass}`} />
          )}
        </span>
      ))}
    </span>
  )
}
