import { Star } from '@/components/ui/symbols/star'

/** The average rating with a star, and the number of reviews. */
export function RatingSummary({ rating, reviewCountText }: { rating: string; reviewCountText: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-secondary-label text-subhead">
      <span className="font-semibold text-label tabular-nums">{rating}</span>
      <Star
        aria-hidden="true"
        className="me-1 size-4 fill-current ios-18:text-[#d98200] ios-18:theme-dark:text-[#ffb340] ios-26:text-star material:size-5 baseline:text-tint expressive:text-star"
      />
      {reviewCountText}
    </p>
  )
}
