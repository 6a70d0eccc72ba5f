'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { Card } from '@/components/ui/card'
import { useToast } from '@/components/ui/use-toast'
import type english from '@/data/scrollSegment/layout3.json'
import { StarRating } from './star-rating'

type ScrollSegment2Data = typeof english

type ReviewsProps = ScrollSegment2Data['page3'] & {
  /** Accessible name of a row of stars, with the placeholder `{number}`. */
  starsLabel: string
  /** Message when a review is pressed and `onSelect` is not set, with the placeholder `{title}`. */
  toastMessage: string
  lang: Lang
  /** Called with the review that was pressed. Default: shows `toastMessage`. */
  onSelect?: (review: ScrollSegment2Data['page3']['items'][number]) => void
}

/** The average rating in large type, then the rating and text of each review. */
export function Reviews({
  iconsStars,
  rating,
  reviewCountText,
  items,
  starsLabel,
  toastMessage,
  lang,
  ...callbacks
}: ReviewsProps) {
  const showToast = useToast()
  const { onSelect = ({ title }) => showToast(interpolate(toastMessage, { title })) } = callbacks
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4">
        <p className="text-[length:calc(var(--text-scale)*3rem)]/[1.1] font-bold tabular-nums material:font-normal">
          {rating}
        </p>
        <div>
          <StarRating stars={iconsStars} labelTemplate={starsLabel} lang={lang} className="size-5" />
          <p className="mt-1 text-secondary-label text-subhead">{reviewCountText}</p>
        </div>
      </div>
      <ul className="grid items-start gap-gap tablet:grid-cols-2">
        {items.map((item) => (
          <Card
            key={item.id}
            as="li"
            className="baseline:border baseline:border-outline-variant baseline:bg-page"
          >
            <button
              type="button"
              onClick={() => onSelect(item)}
              className="pressable block w-full rounded-[inherit] p-margin text-start focus-ring-above ios:after:hidden ios:active:bg-pressed"
            >
              <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <StarRating stars={item.iconsStars} labelTemplate={starsLabel} lang={lang} />
                <span className="text-footnote text-secondary-label">{item.date}</span>
              </span>
              <span className="mt-2 block wrap-break-word text-headline">{item.title}</span>
              <span className="mt-0.5 block text-pretty text-secondary-label text-subhead">
                {item.description}
              </span>
            </button>
          </Card>
        ))}
      </ul>
    </>
  )
}
