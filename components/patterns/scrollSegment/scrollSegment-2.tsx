'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { useLang } from '@/components/ui/content-state'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/scrollSegment/layout3.json'
import { Rating } from './rating'
import { Reviews } from './reviews'
import { ScrollSegment } from './scroll-segment'

/** Props of ScrollSegment2. */
export type ScrollSegment2Props = ScreenProps<typeof english> & {
  /** Called with the offer that was pressed. */
  onSelect?: (item: (typeof english)['page1']['items'][number]) => void
  /** Called with the comment that was pressed. */
  onSelectComment?: (comment: (typeof english)['page2']['items'][number]) => void
  /** Called with the review that was pressed. */
  onSelectReview?: (review: (typeof english)['page3']['items'][number]) => void
}

/** Icon tabs at the top: instruments for rent, comments, ratings. */
export default function ScrollSegment2({ data = english, onBack, ...callbacks }: ScrollSegment2Props) {
  const lang = useLang()
  const { page1, page2, page3, toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onSelectComment = ({ title }) => toast(interpolate(toasts.comment, { title })),
    onSelectReview,
  } = callbacks

  return (
    <ScrollSegment onBack={onBack} data={data} place="top" bare>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {page1.items.map((item, index) => (
          <Card key={item.id} as="li">
            <button
              type="button"
              onClick={() => onSelect(item)}
              className="pressable block size-full rounded-[inherit] text-start focus-ring-over"
            >
              <Picture name={item.image} alt={item.imageAlt} eager={index < 1} ratio="3/2" />
              <span className="block px-margin pt-3.5 pb-4">
                <span className="block text-balance text-title3">{item.title}</span>
                <span className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <Rating
                    stars={item.iconsStars}
                    label={interpolate(
                      labels.stars,
                      { number: item.iconsStars.filter(({ isActive }) => isActive).length },
                      lang,
                    )}
                  />
                  <span className="text-label-2 text-subhead">
                    <span className="text-headline text-label tabular-nums">{item.price}</span> {item.period}
                  </span>
                </span>
                <span className="mt-2 block font-medium text-footnote text-label-2">{item.available}</span>
              </span>
            </button>
          </Card>
        ))}
      </ul>
      <div>
        <h2 className="text-title2">{page2.allComments}</h2>
        <p className="mt-0.5 pb-1 text-label-2 text-subhead">{page2.subtitle}</p>
        <List className="-mx-margin ios:pt-3!">
          {page2.items.map((item) => (
            <Item
              key={item.id}
              lead={<Avatar name={item.image} />}
              title={<span className="text-headline">{item.title}</span>}
              subtitle={<span className="text-footnote">{item.time}</span>}
              onClick={() => onSelectComment(item)}
            >
              <span className="block text-pretty text-subhead">{item.description}</span>
            </Item>
          ))}
        </List>
      </div>
      <Reviews
        {...page3}
        starsLabel={labels.stars}
        toast={toasts.review}
        lang={lang}
        onSelect={onSelectReview}
      />
    </ScrollSegment>
  )
}
