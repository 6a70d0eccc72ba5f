'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { ThumbsDown } from '@/components/ui/symbols/thumbs-down'
import { ThumbsUp } from '@/components/ui/symbols/thumbs-up'
import type english from '@/data/scrollSegment/layout4.json'
import { StarRating } from './star-rating'

type ScrollSegment3Data = typeof english

type CommentCardsProps = {
  items: ScrollSegment3Data['page2']['items']
  labels: ScrollSegment3Data['labels']
  lang: Lang
  onOpen: (author: string) => void
}

/** A card for each comment: author, time, stars, text, and how many people found the comment helpful or not helpful. */
export function CommentCards({ items, labels, lang, onOpen }: CommentCardsProps) {
  return (
    <ul className="grid items-start gap-gap tablet:grid-cols-2">
      {items.map((item) => {
        const votes = [
          { Icon: ThumbsUp, number: item.numberLike, label: labels.likes },
          { Icon: ThumbsDown, number: item.numberDislike, label: labels.dislikes },
        ]
        return (
          <Card
            key={item.id}
            as="li"
            className="baseline:border baseline:border-outline-variant baseline:bg-page"
          >
            <button
              type="button"
              onClick={() => onOpen(item.title)}
              className="pressable block w-full rounded-[inherit] p-margin text-start focus-ring-above ios:after:hidden ios:active:bg-pressed"
            >
              <span className="flex flex-wrap items-center gap-3">
                <Avatar src={item.image} />
                <span className="min-w-0 flex-[1_1_6em]">
                  <span className="block wrap-break-word text-headline">{item.title}</span>
                  <span className="block text-footnote text-secondary-label">{item.time}</span>
                </span>
                <StarRating stars={item.iconsStars} labelTemplate={labels.stars} lang={lang} />
              </span>
              <span className="mt-3 block text-pretty wrap-break-word text-body">{item.description}</span>
              <span className="mt-3 flex gap-5 text-secondary-label text-subhead">
                {votes.map(({ Icon, number, label }) => (
                  <span key={label} className="flex items-center gap-1.5">
                    <Icon aria-hidden="true" className="size-4.5" />
                    <span aria-hidden="true" className="tabular-nums">
                      {number}
                    </span>
                    <span className="sr-only">{interpolate(label, { number })}</span>
                  </span>
                ))}
              </span>
            </button>
          </Card>
        )
      })}
    </ul>
  )
}
