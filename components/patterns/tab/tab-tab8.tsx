'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { useContentLang } from '@/components/ui/content-state'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Star } from '@/components/ui/symbols/star'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/tab/tab8.json'
import { TopTabPage } from './top-tab-page'

/** Props of Tab8. */
export type Tab8Props = ScreenProps<typeof english> & {
  /** Called with the review that was pressed. */
  onSelect?: (comment: (typeof english)['items'][number]) => void
}

/** Approximate widths of the bars for the counts of the sample data, from five stars to one. The largest count fills its bar. */
const barWidthClasses = ['w-full', 'w-[30%]', 'w-[8%]', 'w-[3%]', 'w-[2%]']

/** Five stars, of which the first `rating` are filled. */
const RatingStars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className="flex gap-0.5 text-[#B45309] theme-dark:text-[#F5B74A]">
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        aria-hidden="true"
        className={`size-3.5 ${star <= rating ? 'fill-current' : 'opacity-45'}`}
      />
    ))}
  </span>
)

/** Reviews of the first tab's product: average rating, rating distribution, frequent topics, and a list of reviews. */
export default function Tab8({ data = english, onBack, ...callbacks }: Tab8Props) {
  const lang = useContentLang()
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <TopTabPage onBack={onBack} data={data} tabName="tab8">
      <div className="mx-auto w-full max-w-160 flex-none px-margin pt-3">
        <Card as="section" className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4">
          <div className="flex-none text-center">
            <p className="font-bold text-[length:calc(var(--text-scale)*3.25rem)] leading-none tabular-nums">
              {data.rating}
            </p>
            <p className="text-footnote material:text-subhead text-secondary-label">{data.outOf}</p>
          </div>
          <ul className="grid min-w-0 flex-[1_1_9em] gap-1">
            {data.stars.map(({ id, count }, row) => (
              <li key={id} className="flex items-center gap-2 text-caption text-secondary-label tabular-nums">
                <span className="sr-only">{interpolate(data.labels.stars, { number: id, count }, lang)}</span>
                <span aria-hidden="true" className="w-[1em] text-end">
                  {formatDigits(id, lang)}
                </span>
                <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-fill">
                  <span className={`block h-full rounded-full bg-tint ${barWidthClasses[row]}`} />
                </span>
                <span aria-hidden="true" className="w-[1.5em]">
                  {count}
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <h2 className="pt-5 text-title2">{data.allComments}</h2>
        <p className="text-pretty text-secondary-label text-subhead">{data.subtitle}</p>
        <div className="flex flex-wrap gap-2 py-3">
          {data.topics.map(({ id, title }) => (
            <Chip key={id}>{title}</Chip>
          ))}
        </div>
        <ul className="grid gap-2.5 tablet:grid-cols-2">
          {data.items.map((item, index) => (
            <Card key={item.id} as="li">
              <button
                type="button"
                onClick={() => onSelect(item)}
                className="pressable block size-full rounded-[inherit] p-4 text-start focus-ring-above"
              >
                <span className="flex flex-wrap items-center gap-3">
                  <Avatar src={item.image} eager={index < 4} />
                  <span className="min-w-0 flex-[1_1_8em]">
                    <span className="block text-headline wrap-break-word">{item.title}</span>
                    <span className="flex flex-wrap items-center gap-x-2 text-footnote text-secondary-label material:text-subhead">
                      <RatingStars
                        rating={item.rating}
                        label={interpolate(data.labels.rating, { number: item.rating }, lang)}
                      />
                      {item.time}
                    </span>
                  </span>
                </span>
                <span className="mt-2.5 block text-pretty text-body wrap-break-word">{item.description}</span>
              </button>
            </Card>
          ))}
        </ul>
      </div>
    </TopTabPage>
  )
}
