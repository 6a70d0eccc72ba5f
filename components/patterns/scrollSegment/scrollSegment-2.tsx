'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { useContentLang } from '@/components/ui/content-state'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Star } from '@/components/ui/symbols/star'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/scrollSegment/layout3.json'
import { Reviews } from './reviews'
import { SwipeableTabsPage } from './swipeable-tabs-page'

/** Props of ScrollSegment2. */
export type ScrollSegment2Props = ScreenProps<typeof english> & {
  /** Called with the instrument that was pressed. */
  onSelect?: (item: (typeof english)['page1']['items'][number]) => void
  /** Called with the comment that was pressed. */
  onSelectComment?: (comment: (typeof english)['page2']['items'][number]) => void
  /** Called with the review that was pressed. */
  onSelectReview?: (review: (typeof english)['page3']['items'][number]) => void
}

/** Three pages with tabs at the top: instruments for rent in two columns, comments, and reviews. */
export default function ScrollSegment2({ data = english, onBack, ...callbacks }: ScrollSegment2Props) {
  const lang = useContentLang()
  const { page1, page2, page3, toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title }) => toast(interpolate(toasts.item, { title })),
    onSelectComment = ({ title }) => toast(interpolate(toasts.comment, { title })),
    onSelectReview,
  } = callbacks

  return (
    <SwipeableTabsPage onBack={onBack} data={data} placement="top">
      <ul className="columns-2 gap-3 @max-[16em]/frame:columns-1">
        {page1.items.map((item, index) => (
          <li key={item.id} className="break-inside-avoid pb-5">
            <button
              type="button"
              onClick={() => onSelect(item)}
              className="pressable block w-full rounded-card text-start focus-ring-above ios:after:hidden"
            >
              <Picture
                src={item.image}
                alt={item.imageAlt}
                eager={index < 4}
                // With six items, each of the two columns has one taller picture, so both columns are about equally high.
                ratio={index % 4 === 0 ? '3/4' : 'square'}
                sizes="50vw"
                className="squircle rounded-card"
              />
              <span className="block px-1 pt-2.5">
                <span className="block wrap-break-word text-headline">{item.title}</span>
                <span className="mt-0.5 block text-secondary-label text-subhead">
                  <span className="font-semibold text-label tabular-nums">{item.price}</span> {item.period}
                </span>
                <span className="mt-1 flex flex-wrap items-center gap-x-2 text-secondary-label text-footnote material:text-subhead">
                  <span
                    role="img"
                    aria-label={interpolate(labels.stars, { number: item.rating })}
                    className="flex items-center gap-1 font-semibold text-label tabular-nums"
                  >
                    <Star
                      aria-hidden="true"
                      className="size-3.5 fill-current text-tint ios-26:text-star expressive:text-star"
                    />
                    {item.rating}
                  </span>
                  {item.available}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <h2 className="text-title2">{page2.allComments}</h2>
        <p className="mt-0.5 pb-1 text-secondary-label text-subhead">{page2.subtitle}</p>
        <List className="-mx-margin ios:pt-3!">
          {page2.items.map((item) => (
            <Item
              key={item.id}
              start={<Avatar src={item.image} />}
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
        toastMessage={toasts.review}
        lang={lang}
        onSelect={onSelectReview}
      />
    </SwipeableTabsPage>
  )
}
